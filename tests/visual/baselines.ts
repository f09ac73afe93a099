/** The accepted pictures: reading, accepting and removing them, always together with the manifest. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Picture } from './compare.ts';
import { readManifest, without, writeManifest } from './manifest.ts';
import type { BaselineEntry, Manifest } from './manifest.ts';
import { decodePng, encodePng, hashPixels, sha256 } from './picture.ts';
import type { BrowserEnvironment } from './report-types.ts';

export type BaselineOwner = {
  story: string;
  title: string;
  name: string;
  mode: string;
};

export class Baselines {
  readonly manifest: Manifest;

  constructor(readonly folder: string) {
    this.manifest = readManifest(folder);
  }

  entry(path: string): BaselineEntry | null {
    return this.manifest.baselines[path] ?? null;
  }

  has(path: string): boolean {
    return this.entry(path) !== null || existsSync(join(this.folder, path));
  }

  /** Why a baseline cannot be trusted, or null. Called once a run for each that is compared: the files are small. */
  fault(path: string): string | null {
    const entry = this.entry(path);
    const file = join(this.folder, path);
    if (entry === null) return `${path} is not in the manifest. Accept the story again.`;
    if (!existsSync(file)) return `${path} is in the manifest, but the file is gone. Accept the story again.`;
    if (sha256(readFileSync(file)) !== entry.file) return `${path} is not the file that was accepted. Accept the story again.`;
    return null;
  }

  read(path: string): Promise<Picture> {
    return decodePng(readFileSync(join(this.folder, path)));
  }

  png(path: string): Buffer {
    return readFileSync(join(this.folder, path));
  }

  /** Files that no entry speaks of, left by hand or by a merge. */
  strayFiles(): string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.png') && this.entry(name) === null)
      .sort();
  }

  async accept(path: string, owner: BaselineOwner, picture: Picture): Promise<void> {
    const png = await encodePng(picture);
    const pixels = hashPixels(picture);
    // A baseline that does not give back its own pixels would be red for ever.
    if (hashPixels(await decodePng(png)) !== pixels) throw new Error(`${path} could not be stored without loss.`);
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), png);
    const { width, height } = picture;
    this.manifest.baselines[path] = { ...owner, width, height, pixels, file: sha256(png) };
  }

  remove(path: string): void {
    rmSync(join(this.folder, path), { force: true });
    this.manifest.baselines = without(this.manifest.baselines, path);
    // Folders that became empty would otherwise stay for ever.
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      const absolute = join(this.folder, folder);
      if (!existsSync(absolute) || readdirSync(absolute).length > 0) break;
      rmdirSync(absolute);
    }
  }

  save(environment: BrowserEnvironment): void {
    mkdirSync(this.folder, { recursive: true });
    this.manifest.environment = environment;
    writeManifest(this.folder, this.manifest);
  }
}
