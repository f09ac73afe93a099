/** jsdom's XMLHttpRequest does not know the FormData of Node, which jest-fixed-jsdom installs: it would send "[object FormData]". */
const { send } = XMLHttpRequest.prototype;

XMLHttpRequest.prototype.send = function (body) {
  if (!(body instanceof FormData)) {
    send.call(this, body);
    return;
  }
  const form = new Response(body);
  this.setRequestHeader('content-type', form.headers.get('content-type') ?? '');
  void form.arrayBuffer().then((bytes) => send.call(this, bytes));
};
