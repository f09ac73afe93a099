import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { projectRoot } from '../../shared/paths.ts';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

function read(name: string): string {
  return readFileSync(join(projectRoot(), 'tools', 'backend', 'local-services', 'assets', name), 'utf8');
}

/** Sends a file of `assets/`, with each `{{name}}` in it replaced by the value of that name. */
export function sendAsset(context: Context, name: string, values: Record<string, string> = {}) {
  const text = read(name).replace(/\{\{(\w+)\}\}/g, (_match, key: string) => escapeHtml(values[key] ?? ''));
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
  return context.body(text, 200, { 'content-type': type, 'cache-control': 'no-cache' });
}

/** `booking-demo` becomes `Booking demo`. */
export function titleOf(id: string): string {
  const words = id.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
