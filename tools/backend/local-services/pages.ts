import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { projectRoot } from '../../shared/paths.ts';

const ASSETS = join(projectRoot(), 'tools', 'backend', 'local-services', 'assets');

/** Sends a file of `assets/`, with each `{{name}}` in it replaced by the value of that name. */
export function sendAsset(context: Context, name: string, values: Record<string, string> = {}) {
  const text = readFileSync(join(ASSETS, name), 'utf8').replace(/\{\{(\w+)\}\}/g, (_match, key: string) =>
    escapeHtml(values[key] ?? ''),
  );
  return context.body(text, 200, { 'content-type': getMimeType(name) ?? 'text/plain', 'cache-control': 'no-cache' });
}

/** `booking-demo` becomes `Booking demo`. */
export function titleOf(id: string): string {
  const text = id.replace(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
