/**
 * Runs in Deno. Loads each function folder's `index.ts` unchanged, captures the handler that it passes to `Deno.serve`, and
 * serves all of them on one port of 127.0.0.1, at the paths of the hosted platform.
 *
 * Arguments: the functions' folders, as file URLs, because a path may contain what an address reads as syntax (`#`, `%`). Prints
 * one line, `{"port": n}`, when it listens. Stops when its standard input ends, because then the program that started it has ended.
 */
type Handler = (request: Request) => Response | Promise<Response>;

// This declares only what the file uses, so that the compiler for Node can check it too.
declare const Deno: {
  args: string[];
  serve: unknown;
  readDir(path: URL): AsyncIterable<{ name: string; isDirectory: boolean }>;
  exit(code: number): never;
  addSignalListener(signal: 'SIGTERM', listener: () => void): void;
  stdin: { readable: ReadableStream<Uint8Array> };
};

type Serve = (
  options: { hostname: string; port: number; onListen(address: { port: number }): void },
  handler: Handler,
) => { shutdown(): Promise<void> };

const BACKGROUND_GRACE_MS = 2000;
const handlers = new Map<string, Handler | null>();
const background = new Set<Promise<unknown>>();

(globalThis as { EdgeRuntime?: unknown }).EdgeRuntime = {
  waitUntil(work: Promise<unknown>) {
    background.add(work);
    void work.finally(() => background.delete(work));
  },
};

// Standard output carries the port alone; the functions' logs go to the log file.
const printPort = console.log.bind(console);
console.log = console.info = console.error;

const serve = Deno.serve as Serve;
for (const folder of Deno.args.map((address) => new URL(address))) {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory && !name.startsWith('_')) handlers.set(name, await load(folder, name));
  }
}
Deno.serve = serve;

const server = serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => printPort(JSON.stringify({ port })),
  },
  respond,
);

Deno.addSignalListener('SIGTERM', () => void stop());
await Deno.stdin.readable.pipeTo(new WritableStream());
await stop();

export {};

async function load(folder: URL, name: string): Promise<Handler | null> {
  let captured: Handler | null = null;
  Deno.serve = (...args: unknown[]) => {
    captured = args.find((arg): arg is Handler => typeof arg === 'function') ?? null;
    return { finished: new Promise(() => undefined), shutdown: () => Promise.resolve() };
  };
  try {
    await import(new URL(`${name}/index.ts`, folder).href);
  } catch (cause) {
    console.error(JSON.stringify({ function: name, outcome: 'boot_error', message: String(cause) }));
  }
  return captured;
}

async function respond(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';
  const handler = handlers.get(name);
  if (handler === undefined) return new Response('Function not found', { status: 404 });
  if (handler === null) {
    const message = 'Worker failed to boot (please check logs)';
    return Response.json({ code: 'BOOT_ERROR', message }, { status: 503 });
  }
  try {
    return await handler(request);
  } catch (cause) {
    console.error(JSON.stringify({ function: name, outcome: 'worker_error', message: String(cause) }));
    const message = 'Function exited due to an error (please check logs)';
    return Response.json({ code: 'WORKER_ERROR', message }, { status: 500 });
  }
}

async function stop(): Promise<never> {
  const grace = new Promise((resolve) => setTimeout(resolve, BACKGROUND_GRACE_MS));
  await Promise.race([grace, server.shutdown().then(() => Promise.allSettled(background))]);
  Deno.exit(0);
}
