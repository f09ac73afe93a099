import { startFunctions } from '../../tools/backend/functions';
import type { BackendProcess } from '../../tools/backend/supervisor';
import { functionRequest, tempDir } from './helpers';
import { hostedSettings } from './hostedSettings';

describe('a wrong setting', () => {
  const dir = tempDir();
  const running: BackendProcess[] = [];
  const KEY = 'sb_publishable_abc';

  afterEach(() => Promise.all(running.splice(0).map((functions) => functions.stop())));
  afterAll(dir.remove);

  /** Each function's response with these settings and no database. */
  async function codes(settings: Record<string, string>): Promise<Record<string, string>> {
    const env = { ...hostedSettings, SUPABASE_DB_URL: 'postgres://127.0.0.1:9/none', ...settings };
    const functions = await startFunctions({ dataDir: dir.path, env });
    running.push(functions);
    const names = ['track-affiliate-lead', 'submit-contact-message', 'submit-job-application', 'create-resume-upload'];
    const scheduled = ['deliver-webhooks', 'delete-old-records', 'delete-by-email', 'health'];
    const reviewed = ['list-visual-decisions', 'decide-visual-changes'];
    const entries = [...names, ...scheduled, ...reviewed].map(async (name) => {
      const headers = { apikey: scheduled.includes(name) ? 'sb_secret_abc' : KEY };
      const request = functionRequest(name, { body: {}, headers });
      const response = await fetch(`${functions.url}/${name}`, { method: 'POST', headers: request.headers, body: '{}' });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const body = (await response.json()) as { code?: string; error?: string };
      expect(JSON.stringify(body)).not.toContain('hooks.example');
      return [name, body.code ?? 'works'] as const;
    });
    const all = Object.fromEntries(await Promise.all(entries));
    return Object.fromEntries(Object.entries(all).filter(([, code]) => code === 'misconfigured'));
  }

  it('stops only the function that reads it', async () => {
    const forms = { 'track-affiliate-lead': 'misconfigured', 'submit-contact-message': 'misconfigured' };
    const applying = { 'submit-job-application': 'misconfigured', 'create-resume-upload': 'misconfigured' };
    expect(await codes({ LEAD_WEBHOOK_URL: 'hooks.example' })).toEqual({ 'deliver-webhooks': 'misconfigured' });
    expect(await codes({ RETENTION_DAYS: 'forever' })).toEqual({ 'delete-old-records': 'misconfigured' });
    expect(await codes({ MIN_FILL_MS: 'a second' })).toEqual({ ...forms, ...applying });
    const reviewing = { 'list-visual-decisions': 'misconfigured', 'decide-visual-changes': 'misconfigured' };
    expect(await codes({ CLIENT_ADDRESS_HEADER: 'a header' })).toEqual({ ...forms, ...applying, ...reviewing });
    expect(await codes({})).toEqual({});
  });
});
