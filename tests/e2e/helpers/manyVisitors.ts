/** Rate limits for tests, whose requests all come from one address. Every other setting is production's. */
export const manyVisitors = { RATE_LIMIT_PER_ADDRESS: '1000000', RATE_LIMIT_PER_EMAIL: '1000000', RATE_LIMIT_TOTAL: '1000000' };
