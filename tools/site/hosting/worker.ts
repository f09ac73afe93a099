type Assets = { fetch(request: Request): Response | Promise<Response> };

/**
 * `_worker.js` of Cloudflare Pages, which applies the rules of `_headers` to missing files too: these must not be cached, or they stay
 * missing when they are there again. It imports nothing, because the build only removes its types.
 * https://developers.cloudflare.com/pages/functions/advanced-mode/
 */
const worker = {
  async fetch(request: Request, env: { ASSETS: Assets }): Promise<Response> {
    const response = await env.ASSETS.fetch(request);
    if (response.status < 400) return response;
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'no-cache');
    return new Response(response.body, { status: response.status, headers });
  },
};

export default worker;
