/** Of Lighthouse's mobile preset. */
export const CPU_SLOWDOWN = 4;

/** Lighthouse's measure (`machine`) of a low-tier phone in Chrome's developer tools. */
const LOW_TIER_PHONE = 264;

/** How many times slower than this machine a low-tier phone is. */
export const lowTierSlowdown = (machine: number): number => Math.round((machine / LOW_TIER_PHONE) * 10) / 10;

/**
 * Lighthouse's mobile page load, as arguments of its command; `machine` is this machine's figure. `mobile`: its own preset, slow
 * 4G computed from an unthrottled load, CPU slowed 4 times. `slow`: the same with the CPU slowed to that of a low-tier phone.
 * `applied`: slow 4G and the CPU really slowed while loading, which is more realistic and less repeatable.
 */
export const forms = {
  mobile: () => [],
  slow: (machine) => [`--throttling.cpuSlowdownMultiplier=${lowTierSlowdown(machine).toFixed(1)}`],
  applied: () => ['--throttling-method=devtools'],
} as const satisfies Record<string, (machine: number) => readonly string[]>;
export type Form = keyof typeof forms;
