/**
 * For tests that send more in an hour than one visitor may: all their requests come from one address, and some carry one email. Every
 * other setting stays as it is in production.
 */
export const manyVisitors = { RATE_LIMIT_PER_ADDRESS: '1000000', RATE_LIMIT_PER_EMAIL: '1000000', RATE_LIMIT_TOTAL: '1000000' };
