/** Serves the review page to this machine, and takes decisions from that page only. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { publishResults } from '../publish-results.ts';
import { runFolder } from '../report.ts';
import { fileIn, listen, sendFile } from '../static-server.ts';
import type { RunningServer } from '../static-server.ts';
import { Reviewer, readReport, refusalOf } from './decisions.ts';
import type { ReviewPlaces } from './decisions.ts';
import { reviewTemplate } from './page.ts';
import type { Template } from './page.ts';
import { trusted } from './trust.ts';

export type ReviewSettings = {
  storybook: string;
  port: number;
} & ReviewPlaces;

const MAX_BODY = 1_000_000;

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MAX_BODY) throw new Error('Too much.');
  }
  return body;
}

function parseDecision(text: string): Parameters<Reviewer['decide']> {
  const value = JSON.parse(text) as { action?: unknown; keys?: unknown; note?: unknown };
  const { action, keys, note } = value;
  if (action !== 'accept' && action !== 'reject' && action !== 'undo') throw new Error('Unknown action.');
  if (!Array.isArray(keys) || !keys.every((key): key is string => typeof key === 'string')) throw new Error('Unknown keys.');
  return [action, keys, typeof note === 'string' ? note.slice(0, 2000) : ''];
}

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
};

function sendPage(response: ServerResponse, template: Template, settings: ReviewSettings): void {
  const report = readReport(settings.artifacts);
  const hasStorybook = existsSync(join(settings.storybook, 'index.html'));
  const data = {
    report,
    actions: true,
    refusal: refusalOf(report, settings.ci),
    imageBase: '/run/',
    storybook: hasStorybook ? '/storybook/' : null,
  };
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(template(data));
}

export async function serveReview(settings: ReviewSettings): Promise<RunningServer> {
  const template = await reviewTemplate();
  const reviewer = new Reviewer(settings);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!trusted(headers, method)) return void response.writeHead(403).end('Forbidden');
    if (method === 'POST' && pathname === '/api/decide') {
      const report = await reviewer.decide(...parseDecision(await readBody(request)));
      // The built Storybook shows the same decisions.
      if (existsSync(settings.storybook)) publishResults(settings);
      sendJson(response, 200, { report });
      return;
    }
    if (method !== 'GET') return void response.writeHead(405).end('Not allowed');
    if (pathname === '/') {
      sendPage(response, template, settings);
      return;
    }
    const [, area = '', ...rest] = pathname.split('/');
    const folder = { run: runFolder(settings.artifacts), storybook: settings.storybook }[area];
    const file = folder === undefined ? null : fileIn(folder, `/${rest.join('/')}`);
    if (file === null) return void response.writeHead(404).end('Not found');
    // Pictures keep their names from run to run.
    sendFile(file, response, area === 'run' ? 'no-store' : undefined);
  };

  return listen(
    createServer((request, response) => {
      answer(request, response).catch((error: unknown) => {
        sendJson(response, 409, { error: error instanceof Error ? error.message : String(error) });
      });
    }),
    settings.port,
  );
}
