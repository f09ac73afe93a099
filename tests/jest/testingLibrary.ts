import { configure } from '@testing-library/react';
import { failedQuery } from '../../stories/support/failedQuery.ts';
import { timeLimit } from '../../tools/shared/timeLimit.ts';

configure({ asyncUtilTimeout: timeLimit(5000), getElementError: failedQuery });
