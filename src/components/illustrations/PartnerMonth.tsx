import styled from 'styled-components';
import type { PartnerMonthContent } from '../../content/productPanels.ts';
import { space, theme } from '../../theme/index.ts';
import { ProductPanel } from './ProductPanel.tsx';
import { Rows } from './ProductPanel.styles.ts';

const Summary = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[24]};

  > p {
    flex: none;
  }

  p > b {
    display: block;
    font-size: 2em;
    line-height: 1.2;
  }
`;

const Chart = styled.div`
  flex: 0 1 11em;
  margin-inline-start: auto;

  svg {
    width: 100%;
    height: 4em;
    color: ${theme.color.ornament.line};
  }
`;

const Lines = styled(Rows)`
  li {
    grid-template-columns: 1fr auto;
    font-variant-numeric: tabular-nums;
  }
`;

/** A partner's month: counts, the growth behind them, and what is left of the payments. */
export function PartnerMonth({ month, className }: { month: PartnerMonthContent; className?: string }) {
  const { counts, chart, lines } = month;
  const most = Math.max(...chart.values);
  return (
    <ProductPanel panel={month} className={className}>
      <Summary>
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
      </Summary>
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
