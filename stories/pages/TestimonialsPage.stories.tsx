import type { Meta, StoryObj } from '@storybook/react';
import TestimonialsPage from '../../src/pages/TestimonialsPage.tsx';
import { firstScreenAt } from '../support/firstScreen.tsx';
import { pageAt } from '../support/page.ts';

export default { component: TestimonialsPage, parameters: pageAt('/testimonials') } satisfies Meta;

export const Default: StoryObj = { tags: ['state:default'] };

export const FirstScreen: StoryObj = firstScreenAt('/testimonials');
