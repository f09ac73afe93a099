/**
 * The home page's still life: a flask from which the motif grows, an apothecary bottle, a molecule model on the table.
 * Run `npx tsx tools/media/hero.ts`; it writes public/media/hero-{640,960,1280}.{avif,webp} (4:5).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { INK, fade, leaf, leafParts, mark, spray, type LeafSpec, type Xy } from './artKit.ts';

const W = 1280;
const H = 1600;

const stem: readonly Xy[] = [
  [868, 1250],
  [874, 770],
  [926, 640],
  [858, 536],
  [914, 414],
  [852, 312],
  [884, 220],
];
const TONES = {
  deep: { light: INK.pine700, dark: INK.pine900, vein: INK.sage },
  mid: { light: INK.pine500, dark: INK.pine700, vein: INK.mint100 },
  pale: { light: INK.sand50, dark: INK.sageDeep, vein: INK.pine700 },
} as const;
const leaves: readonly LeafSpec[] = [
  { base: [858, 536], angle: 199, length: 300, width: 76, bend: 30, ...TONES.mid },
  { base: [926, 640], angle: -14, length: 310, width: 80, bend: 34, ...TONES.deep },
  { base: [914, 414], angle: -34, length: 290, width: 72, bend: 26, ...TONES.pale },
  { base: [852, 312], angle: 214, length: 240, width: 60, bend: 24, ...TONES.deep },
  { base: [884, 220], angle: -78, length: 190, width: 48, bend: -18, ...TONES.mid },
];

const line = (points: readonly Xy[]) => points.map(([x, y], k) => `${k === 0 ? 'M' : 'L'}${x} ${y}`).join('');
const atom = ([x, y]: Xy, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

const windowLight = [0, 1]
  .flatMap((col) =>
    [0, 1, 2].map((row) => {
      const [x, y] = [70 + col * 215, 70 + row * 290 + col * 62];
      return `M${x} ${y}l190 55v262l-190-55Z`;
    }),
  )
  .join('');

const bottleBody =
  'M250 800C250 716 366 706 366 640V590H494V640C494 706 610 716 610 800V1262C610 1290 594 1302 566 1302H294C266 1302 250 1290 250 1262Z';
const flaskBody =
  'M812 800H932V912C932 930 938 946 948 964L1076 1276C1094 1322 1074 1352 1028 1352H716C670 1352 650 1322 668 1276L796 964C806 946 812 930 812 912Z';
const flaskLiquid = 'M742 1096H1002L1076 1276C1094 1322 1074 1352 1028 1352H716C670 1352 650 1322 668 1276Z';
const vial =
  'M128 1206C128 1180 170 1176 170 1150V1136H250V1150C250 1176 292 1180 292 1206V1380C292 1398 282 1406 264 1406H156C138 1406 128 1398 128 1380Z';

const ball = (x: number, y: number, r: number, fill: string, shade: string, shine: string) => `
<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>
<circle cx="${x}" cy="${y}" r="${r}" fill="url(#down)" filter="url(#${shade})"/>
<ellipse cx="${x - r * 0.36}" cy="${y - r * 0.42}" rx="${r * 0.2}" ry="${r * 0.13}" fill="${shine}" transform="rotate(-38 ${x - r * 0.36} ${y - r * 0.42})"/>`;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">
<defs>
${spray('pineDots', INK.pine900)}${spray('pine7Dots', INK.pine700, 5)}${spray('clayDots', INK.clay900, 7)}${spray('sandDots', INK.sand300, 9)}${spray('sageDots', INK.sageDeep, 4)}${spray('goldDots', INK.goldDeep, 6)}${spray('lightDots', INK.mint100, 8)}
${fade('right', [0.35, 0], [1, 0.1], 0, 0.85)}${fade('left', [0.5, 0], [0, 0.1], 0, 0.7)}${fade('down', [0.3, 0.25], [0.8, 1], 0, 0.95)}${fade('up', [0, 1], [0, 0], 0.62, 0)}${fade('corner', [0.25, 0.2], [1, 0.9], 0, 0.6)}${fade('cast', [0, 0], [1, 0], 0.85, 0.1)}
<clipPath id="wall"><path d="M0 0H${W}V1130H0Z"/></clipPath>
<clipPath id="bottleClip"><path d="${bottleBody}"/></clipPath><clipPath id="flaskClip"><path d="${flaskBody}"/></clipPath><clipPath id="vialClip"><path d="${vial}"/></clipPath>
</defs>
<rect width="${W}" height="${H}" fill="${INK.mint200}"/>
<path d="${windowLight}" fill="${INK.mint50}" opacity=".75"/>
<rect width="${W}" height="1130" fill="url(#corner)" filter="url(#sageDots)" opacity=".55"/>
<g clip-path="url(#wall)" fill="${INK.sageDeep}" opacity=".42" transform="translate(96 74)">${leaves.map((l) => `<path d="${leafParts(l).outline}"/>`).join('')}<path d="${line(stem.slice(1))}" fill="none" stroke="${INK.sageDeep}" stroke-width="12"/></g>

<rect y="1130" width="${W}" height="470" fill="${INK.sand100}"/>
<rect y="1130" width="${W}" height="470" fill="url(#corner)" filter="url(#sandDots)"/>

<path d="M330 1302H600L1010 1166 1010 1130H880Z" fill="${INK.sand300}" opacity=".5"/><path d="M330 1302H600L1010 1166 1010 1130H880Z" fill="url(#cast)" filter="url(#sandDots)"/>
<path d="M706 1400L1196 1322 1300 1500 764 1604Z" fill="${INK.sand300}" opacity=".55"/>
<path d="M690 1386L1180 1308 1290 1486 748 1592Z" fill="${INK.sand50}"/>
<path d="M690 1386L1180 1308 1290 1486 748 1592Z" fill="url(#corner)" filter="url(#sandDots)" opacity=".5"/>
${leaf({ base: [864, 1512], angle: -17, length: 268, width: 58, bend: -22, light: INK.clay500, dark: INK.clay600, vein: INK.sand100, rib: 4 })}
<path d="M866 1512C850 1520 836 1532 826 1550" fill="none" stroke="${INK.clay700}" stroke-width="7" stroke-linecap="round"/>
<path d="M926 1452l42-9 22 84-42 9Z" fill="${INK.gold}" opacity=".8"/>
<g stroke="${INK.pine700}" stroke-width="4" stroke-linecap="round"><path d="M1148 1392l64-12M1162 1416l84-15M1176 1440l54-9"/></g>

<path d="M150 1406H282L470 1330H330Z" fill="${INK.sand300}" opacity=".6"/>

<path d="M394 590L402 546H458L466 590Z" fill="${INK.pine900}"/>
<path d="M430 375L511 419L473 440L430 417Z" fill="${INK.sage}"/><path d="M511 419L511 507L473 486L473 440Z" fill="${INK.pine700}"/><path d="M511 507L430 551L430 509L473 486Z" fill="${INK.pine900}"/><path d="M430 551L349 507L387 486L430 509Z" fill="${INK.pine700}"/><path d="M349 507L349 419L387 440L387 486Z" fill="${INK.pine500}"/><path d="M349 419L430 375L430 417L387 440Z" fill="${INK.sageDeep}"/><path d="M430 417L473 440L473 486L430 509L387 486L387 440Z" fill="${INK.pine500}"/><path d="M430 417L473 440L473 486L430 509L387 486L387 440Z" fill="url(#corner)" filter="url(#pineDots)"/><path d="M397 446L422 429" stroke="${INK.mint100}" stroke-width="7" stroke-linecap="round"/>
<path d="${bottleBody}" fill="${INK.pine700}"/>
<g clip-path="url(#bottleClip)">
<path d="M250 860C340 846 520 876 610 858V1310H250Z" fill="${INK.pine900}"/>
<rect x="250" y="580" width="360" height="730" fill="url(#right)" filter="url(#pineDots)"/>
<path d="M282 830C290 770 350 752 372 716" fill="none" stroke="${INK.sage}" stroke-width="12" stroke-linecap="round"/>
<path d="M279 866V1240" stroke="${INK.pine500}" stroke-width="16" stroke-linecap="round"/>
</g>
<rect x="350" y="576" width="160" height="34" rx="14" fill="${INK.pine700}"/><rect x="350" y="576" width="160" height="34" rx="14" fill="url(#right)" filter="url(#pineDots)"/>
<rect x="312" y="900" width="248" height="316" rx="5" fill="${INK.sand50}"/>
<rect x="326" y="914" width="220" height="288" rx="2" fill="none" stroke="${INK.pine700}" stroke-width="2.5"/>
${mark(384, 944, 104, INK.pine900, INK.pine500)}
<path d="M366 1084h140" stroke="${INK.pine900}" stroke-width="9"/><path d="M346 1112h180M362 1132h148" stroke="${INK.pine700}" stroke-width="3"/>
<rect x="326" y="1162" width="220" height="40" fill="${INK.clay600}"/>
<rect x="312" y="900" width="248" height="316" rx="5" fill="url(#right)" filter="url(#sandDots)" opacity=".5"/>

<path d="M140 1130h140v-18c0-8-4-12-12-12h-116c-8 0-12 4-12 12z" fill="${INK.sand50}"/><path d="M178 1100c-4-40-14-46-12-82 2-34 20-52 44-52s42 18 44 52c2 36-8 42-12 82z" fill="${INK.pine900}"/><path d="M186 1030c-2-24 6-40 18-44" fill="none" stroke="${INK.sage}" stroke-width="7" stroke-linecap="round"/>
<path d="${vial}" fill="${INK.clay500}"/>
<g clip-path="url(#vialClip)"><path d="M120 1236C180 1226 240 1246 300 1234V1410H120Z" fill="${INK.clay600}"/><rect x="128" y="1130" width="164" height="280" fill="url(#right)" filter="url(#clayDots)"/><path d="M148 1222V1372" stroke="${INK.clay300}" stroke-width="10" stroke-linecap="round"/></g>
<rect x="160" y="1268" width="106" height="92" rx="3" fill="${INK.sand50}"/><path d="M176 1292h74M176 1312h52M176 1332h62" stroke="${INK.clay600}" stroke-width="4"/>

<path d="M700 1352H1050L1280 1268V1200L1080 1282Z" fill="${INK.sage}" opacity=".5"/>
<path d="${flaskBody}" fill="${INK.mint50}" opacity=".55"/>
<path d="${line(stem.slice(0, 3))}" fill="none" stroke="${INK.pine700}" stroke-width="11" stroke-linejoin="round"/>
<path d="${flaskLiquid}" fill="${INK.sage}" opacity=".78"/><ellipse cx="872" cy="1096" rx="130" ry="20" fill="${INK.mint100}"/>
<g clip-path="url(#flaskClip)"><path d="${flaskLiquid}" fill="url(#right)" filter="url(#pine7Dots)" opacity=".75"/>
<path d="M871 1066L868 1256l-44 40M868 1256l40 46M869 1206l32 28" fill="none" stroke="${INK.pine700}" stroke-width="8" stroke-linecap="round" opacity=".8"/></g>
<path d="${flaskBody}" fill="none" stroke="${INK.sand50}" stroke-width="9"/>
<path d="M838 830V916C838 940 826 960 818 978L706 1266" fill="none" stroke="${INK.sand50}" stroke-width="10" stroke-linecap="round"/>
<path d="M982 1146h40M972 1120h22M994 1172h24M1003 1198h44" stroke="${INK.sand50}" stroke-width="5" stroke-linecap="round"/>
<rect x="796" y="784" width="152" height="26" rx="13" fill="${INK.sand50}"/>

<path d="${line(stem.slice(1))}" fill="none" stroke="${INK.pine900}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/>
${leaves.map(leaf).join('')}
${atom([926, 640], 21, INK.clay600)}${atom([858, 536], 15, INK.pine900)}${atom([914, 414], 21, INK.gold)}${atom([852, 312], 15, INK.pine900)}

<path d="M560 1496H690L760 1462H640ZM372 1548H470L560 1506H440ZM236 1530H300L356 1500H290Z" fill="${INK.sand300}" opacity=".75"/>
<path d="M262 1494L404 1482 560 1444 624 1350" fill="none" stroke="${INK.pine900}" stroke-width="14" stroke-linejoin="round"/>
${ball(624, 1346, 28, INK.sand50, 'sandDots', INK.sand50)}${ball(262, 1492, 42, INK.pine500, 'pineDots', INK.mint100)}${ball(404, 1484, 66, INK.clay600, 'clayDots', INK.clay300)}${ball(560, 1444, 52, INK.gold, 'goldDots', INK.sand50)}
</svg>`;

const out = new URL('../../public/media/', import.meta.url).pathname;
mkdirSync(out, { recursive: true });
if (process.env.HERO_SVG !== undefined) writeFileSync(process.env.HERO_SVG, svg);
const full = await sharp(Buffer.from(svg), { density: 144 }).resize(W).png().toBuffer();
if (process.env.HERO_PNG !== undefined) writeFileSync(process.env.HERO_PNG, full);
for (const [width, quality] of [
  [640, 60],
  [960, 54],
  [1280, 44],
] as const) {
  const sized = sharp(full).resize(width);
  const avif = await sized.clone().avif({ quality, effort: 8 }).toFile(`${out}hero-${width}.avif`);
  const webp = await sized.clone().webp({ quality: 72, effort: 6 }).toFile(`${out}hero-${width}.webp`);
  process.stdout.write(`hero-${width}: avif ${avif.size} B, webp ${webp.size} B\n`);
}
