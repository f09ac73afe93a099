/**
 * The people in the pictures: CC0 line drawings (people.json), painted in the palette and shaded with the site's grain.
 * A figure lives in a 1744-unit box; its head is centred near (900, 760).
 */
import { readFileSync } from 'node:fs';
import { INK, fade, spray } from './artKit.ts';

type Layer = {
  part: 'face' | 'body' | 'hair' | 'lips' | 'beard' | 'nose' | 'eyes' | 'glasses' | 'brows';
  at: [number, number];
  svg: string;
};

export type Look = {
  skin: keyof typeof SKIN;
  hair: string;
  cloth: string;
  /** Colour of what is white in the hair layer: a band, a bow, the light in silver hair. Skin when absent. */
  trim?: string;
  crown?: keyof typeof CROWN;
  /** Brows that differ from the hair, under a scarf for example. */
  brow?: string;
};

const drawings = JSON.parse(readFileSync(new URL('./people.json', import.meta.url), 'utf8')) as Record<string, Layer[]>;

const SKIN = {
  porcelain: ['#F4D9C6', '#DDAA8C'],
  peach: ['#EBC0A0', '#C98B66'],
  honey: ['#D9A478', '#AE7247'],
  tan: ['#C18658', '#935C36'],
  brown: ['#A0683F', '#734426'],
  deep: ['#845030', '#5A321C'],
} as const;

export const HAIR = {
  night: '#0A2622',
  pine: INK.pine900,
  chestnut: '#5B2A18',
  auburn: INK.clay900,
  grey: '#8FA39B',
  silver: '#DCE5E0',
} as const;

const shadeOf: Record<string, string> = {
  [INK.sand50]: INK.sand300,
  [INK.sand100]: INK.sand300,
  [INK.mint100]: INK.sageDeep,
  [INK.sage]: '#4E8B78',
  [INK.pine500]: INK.pine900,
  [INK.pine700]: INK.pine900,
  [INK.clay500]: INK.clay900,
  [INK.clay600]: INK.clay900,
  [INK.clay300]: INK.clay600,
  [INK.gold]: INK.goldDeep,
};

/** The top of the head, which the drawings leave open under the hair; a close crop shows more of it. */
const CROWN = {
  covered: 'M700 700C690 580 740 480 890 480C1000 480 1060 490 1085 540L1080 640 900 720Z',
  cropped: 'M632 700C612 560 690 462 890 462C1030 462 1118 470 1132 530L1112 660 900 720Z',
} as const;

/** Definitions for one figure; `key` keeps the ids of two figures apart. */
function defs(key: string, look: Look): string {
  return [
    spray(`${key}s`, SKIN[look.skin][1], 3, 0.35),
    spray(`${key}c`, shadeOf[look.cloth] ?? INK.pine900, 5, 0.35),
    fade(`${key}f`, [0.45, 0.1], [1, 0.75], 0, 0.72),
    fade(`${key}b`, [0.35, 0], [1, 0.6], 0, 0.8),
  ].join('');
}

/** The figure as a group in its own 1744-unit box. */
export function person(id: string, look: Look): string {
  const layers = drawings[id];
  if (layers === undefined) throw new Error(`people: no drawing ${id}`);
  const key = id.replace(/\W/g, '');
  const painted = layers.map(({ part, at, svg }) => {
    const line =
      ({ hair: look.hair, beard: look.hair, brows: look.brow ?? look.hair } as Partial<Record<string, string>>)[part] ??
      HAIR.night;
    const skin = SKIN[look.skin][0];
    const fill =
      ({ face: skin, body: look.cloth, hair: look.trim ?? skin } as Partial<Record<string, string>>)[part] ?? INK.sand50;
    const shaded =
      part === 'face' || part === 'body'
        ? svg.replace(
            /<path fill="#fff"([^>]*?)\/>/,
            (whole, rest: string) =>
              `${whole}<path fill="url(#${key}${part === 'face' ? 'f' : 'b'})" filter="url(#${key}${part === 'face' ? 's' : 'c'})"${rest}/>`,
          )
        : svg;
    const crown = part === 'hair' ? `<path d="${CROWN[look.crown ?? 'covered']}" fill="${skin}"/>` : '';
    return `${crown}<g transform="translate(${at[0]} ${at[1]})" fill="${line}">${shaded.replaceAll('#fff', fill).replaceAll('#000', line)}</g>`;
  });
  return `<defs>${defs(key, look)}</defs>${painted.join('')}`;
}
