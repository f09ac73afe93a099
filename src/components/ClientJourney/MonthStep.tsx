import styled from 'styled-components';
import { ProductPanel } from '../illustrations/ProductPanel.tsx';
import { Facts, partnerColor } from '../illustrations/ProductPanel.styles.ts';
import type { MonthStepContent } from '../../content/clientJourney/month.ts';

const Growth = styled.div`
  display: flex;
  align-items: start;
  gap: 2em;

  > p {
    flex: none;
  }

  > p > b {
    display: block;
    font-size: 2em;
    line-height: 1.2;
  }
`;

const Chart = styled.div`
  flex: 0 1 9em;
  margin-inline-start: auto;

  svg {
    width: 100%;
    height: 4em;
    color: ${partnerColor};
  }
`;

/** What is left is the sum below the line. */
const Lines = styled(Facts)`
  li:last-child {
    border-block-start: 2px solid ${partnerColor};
  }

  @container (width >= 17em) {
    li:last-child > :last-child {
      font-size: 1.7em;
      line-height: 1;
    }
  }
`;

/** A month of the business: counts, the growth behind them, and what is left of the payments. */
export function MonthStep({ month, className }: { month: MonthStepContent; className?: string }) {
  const { counts, chart, lines } = month;
  const most = Math.max(...chart.values);
  return (
    <ProductPanel panel={month} className={className}>
      <Growth>
        {counts.map((count) => (
          <p key={count.label}>
            <b>{count.value}</b>
            {count.label}
          </p>
        ))}
        <Chart data-aside="">
          <svg viewBox={`0 0 ${chart.values.length * 2 - 1} ${most}`} preserveAspectRatio="none" stroke="currentColor">
            <path d={chart.values.map((value, index) => `M${index * 2 + 0.5} ${most}v-${value}`).join('')} />
          </svg>
          <p>{chart.title}</p>
        </Chart>
      </Growth>
      <Lines>
        {lines.map((line, index) => (
          <li key={line.label} data-aside={index < lines.length - 1 ? '' : undefined}>
            {index < lines.length - 1 ? line.label : <b>{line.label}</b>}
            <b>{line.value}</b>
          </li>
        ))}
      </Lines>
    </ProductPanel>
  );
}
