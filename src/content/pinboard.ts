import type { Link } from '../lib/links.ts';
import { portrait } from './portraits.ts';
import type { ImageContent, SeoContent } from './types.ts';
import { getStarted } from './headerActions.ts';

/** Degrees, clockwise. A new one needs its rule in `PinnedNote`. */
export type Tilt = -3 | -2.5 | -2 | -1.5 | -1 | 1 | 1.5 | 2 | 2.5 | 3;

/** One pinned note (specification section 3). */
export type PinnedNoteContent = {
  id: string;
  image: ImageContent;
  title: string;
  content: string;
  name: string;
  role: string;
  rotation: Tilt;
  size: 'small' | 'medium' | 'large';
};

/** Whose notes are shown; a fragment of the page's address. */
export type PinboardGroup = 'all' | 'partners' | 'patients';

export type PinboardFilterContent = {
  title: string;
  groups: Record<PinboardGroup, string>;
  /** How many of the notes are shown. */
  count: (shown: number, all: number) => string;
};

/** Whether a patient wrote the note, rather than a partner business (specification section 3). */
export const isPatients = ({ role }: Pick<PinnedNoteContent, 'role'>): boolean => role.startsWith('Patient');

/** `sample`: the people and what they say are invented. */
export type PinboardContent = {
  sample?: true;
  seo: SeoContent;
  title: string;
  introduction: string;
  disclosure: string;
  filter: PinboardFilterContent;
  /** Each stands between the notes, `after` that many. */
  invitations: readonly { after: number; text: string; link: Link }[];
  cards: readonly PinnedNoteContent[];
};

const tall = (index: string): ImageContent => ({ base: `/testimonials/wall-${index}`, width: 640, height: 800, alt: '' });
const square = (index: string): ImageContent => ({ base: `/testimonials/wall-${index}`, width: 640, height: 640, alt: '' });
const wide = (index: string): ImageContent => ({ base: `/testimonials/wall-${index}`, width: 640, height: 480, alt: '' });

/** `/testimonials` (specification section 2). */
export const pinboard = {
  sample: true,
  seo: {
    title: 'Success stories of partners and patients',
    breadcrumb: 'Success stories',
    description:
      'Thirty-three notes from gyms, med spas, clinics, coaches and patients about offering, and taking part in, a medically supervised weight-loss program.',
    keywords: ['GLP-1 partner stories', 'medical weight loss testimonials', 'med spa success stories'],
  },
  title: 'Success Stories Pinboard',
  introduction:
    'Thirty-three notes from the people who run the programs and the people who joined them. Some are long, some fit on a napkin, and none of them says it was easy.',
  disclosure:
    'These are individual experiences. Whether treatment is appropriate, and how it goes, is between a patient and a licensed provider. What a partner earns depends on the partner.',
  filter: {
    title: 'Show notes from',
    groups: { all: 'Everyone', partners: 'Partners', patients: 'Patients' },
    count: (shown, all) => (shown === all ? `All ${all} notes` : `${shown} of ${all} notes`),
  },
  invitations: [
    { after: 8, text: 'Yours could be the next note on this board.', link: getStarted },
    { after: 20, text: 'See the program live: an hour, and it’s free.', link: getStarted },
  ],
  cards: [
    {
      id: 'priya-raman',
      image: tall('01'),
      title: 'The sign in the window',
      content:
        'We put a small card in the window that said “Ask us about medical weight loss.” I expected two questions a month. The first person came in before I had finished taping it up.',
      name: 'Priya Raman',
      role: 'Dewhollow, Savannah, GA',
      rotation: -2,
      size: 'large',
    },
    {
      id: 'imani-okafor',
      image: portrait(5),
      title: 'Still squatting',
      content: 'No one quit the gym because they started the program. They come in with a plan now, and they lift.',
      name: 'Imani Okafor',
      role: 'Fernhill Strength, Durham, NC',
      rotation: 1.5,
      size: 'small',
    },
    {
      id: 'luis-carrasco',
      image: portrait(10),
      title: 'Told no, then told why',
      content:
        'My first choice of medication wasn’t right for me. The provider explained why in plain English, and we went another way. I trusted the second answer because of the first.',
      name: 'Luis Carrasco',
      role: 'Patient, Albuquerque, NM',
      rotation: -1,
      size: 'medium',
    },
    {
      id: 'marcus-bell',
      image: square('02'),
      title: 'A coach’s confession',
      content:
        'For years I told clients that effort fixes everything, because effort was what I had to offer. Some of them worked harder than I ever have and got nowhere. Being able to say “let’s ask a provider” made me a more honest coach.',
      name: 'Marcus Bell',
      role: 'Kinlock Performance, Columbus, OH',
      rotation: 2,
      size: 'large',
    },
    {
      id: 'yasmin-haddad',
      image: portrait(3),
      title: 'The end of the clipboard',
      content: 'Our old intake took a pen, a knee and some patience. My mother filled this one out on her phone.',
      name: 'Yasmin Haddad',
      role: 'Halcyra, Dearborn, MI',
      rotation: -2.5,
      size: 'small',
    },
    {
      id: 'nora-lindqvist',
      image: tall('03'),
      title: 'It looks like us',
      content:
        'I’m picky about fonts. The client pages came back in our colors, with our wording, and my regulars assumed we’d built them ourselves. I haven’t corrected them.',
      name: 'Nora Lindqvist',
      role: 'Softwick Body Studio, Duluth, MN',
      rotation: 1,
      size: 'medium',
    },
    {
      id: 'harold-nystrom',
      image: portrait(25),
      title: 'The stairs at church',
      content: 'I take them without planning the trip first. That’s the whole story, and it’s plenty.',
      name: 'Harold Nystrom',
      role: 'Patient, Fargo, ND',
      rotation: -1.5,
      size: 'small',
    },
    {
      id: 'teresa-molina',
      image: wide('04'),
      title: 'Fewer sticky notes',
      content:
        'I manage a practice with three providers and one printer. What I wanted was a list that tells me who is waiting on the pharmacy. I got that list, and my monitor is visible again.',
      name: 'Teresa Molina',
      role: 'Wrenfield Family Clinic, Pueblo, CO',
      rotation: 2.5,
      size: 'medium',
    },
    {
      id: 'jules-tanaka',
      image: portrait(9),
      title: 'No hard sell',
      content: 'They taught us what we can’t say before they taught us what we can. I respect that order.',
      name: 'Jules Tanaka',
      role: 'Redvale Boxing Rooms, Tacoma, WA',
      rotation: 3,
      size: 'small',
    },
    {
      id: 'claire-whitcomb',
      image: portrait(7),
      title: 'Still a skin studio',
      content:
        'I was afraid we’d turn into a doctor’s waiting room. We still have two chairs, a diffuser and the same playlist. The medical part happens on the client’s phone, with someone whose job it is.',
      name: 'Claire Whitcomb',
      role: 'Rosewarden Med Spa, Boise, ID',
      rotation: -1,
      size: 'medium',
    },
    {
      id: 'samira-aziz',
      image: tall('05'),
      title: 'A pharmacist’s second opinion',
      content:
        'I trained as a pharmacist before I opened a clinic, so I read the paperwork other people skip. Every order names a patient, a prescriber and a reason. When one didn’t, the pharmacy called us. I signed the same week.',
      name: 'Samira Aziz',
      role: 'Clearbrae, Worcester, MA',
      rotation: 1.5,
      size: 'large',
    },
    {
      id: 'beth-oconnell',
      image: portrait(12),
      title: 'Cake at the wedding',
      content: 'I had a slice of cake at my daughter’s wedding, enjoyed it, and put the fork down. Ask anyone who knows me.',
      name: 'Beth O’Connell',
      role: 'Patient, Providence, RI',
      rotation: -2,
      size: 'small',
    },
    {
      id: 'andre-fontaine',
      image: portrait(6),
      title: 'Forty members, one conversation',
      content:
        'We announced it at the end of a Saturday class. I had a speech ready. Someone asked whether a real provider was involved, I said yes, and that was the speech.',
      name: 'Andre Fontaine',
      role: 'Anvil Yard, Baton Rouge, LA',
      rotation: 2,
      size: 'medium',
    },
    {
      id: 'kalena-akana',
      image: square('06'),
      title: 'My clients live everywhere',
      content:
        'I coach online, which means I’ve never met most of the people I talk to every day. The program works the way I do: from wherever they are, in the evening, without a waiting room.',
      name: 'Kalena Akana',
      role: 'Habitry Coaching, Honolulu, HI',
      rotation: -3,
      size: 'medium',
    },
    {
      id: 'megan-foster',
      image: portrait(13),
      title: 'Asked the awkward questions',
      content:
        'I brought a page of questions to the visit: side effects, cost, what happens if I stop. She answered all of them and asked if I had any more. I did.',
      name: 'Megan Foster',
      role: 'Patient, Lexington, KY',
      rotation: 1,
      size: 'medium',
    },
    {
      id: 'simone-baptiste',
      image: portrait(14),
      title: 'The Monday call',
      content: 'Our partner manager calls on Mondays. She knows my staff by name. My dog, too.',
      name: 'Simone Baptiste',
      role: 'Bellamere, Tampa, FL',
      rotation: -1.5,
      size: 'small',
    },
    {
      id: 'colin-mcrae',
      image: tall('07'),
      title: 'Evening clinic, without the evening',
      content:
        'As a chiropractor, I hear about weight all day and was never in a position to treat it. Now I refer inside my own practice, the prescriber is independent of me, and I go home for dinner.',
      name: 'Colin McRae',
      role: 'Larkmoor Integrative, Bend, OR',
      rotation: 2.5,
      size: 'large',
    },
    {
      id: 'ruth-abrams',
      image: portrait(15),
      title: 'Retired, not finished',
      content: 'I swim with three friends on Thursdays. For a while, I drove them and watched. Now I have my own locker again.',
      name: 'Ruth Abrams',
      role: 'Patient, Tucson, AZ',
      rotation: -2,
      size: 'small',
    },
    {
      id: 'nia-wallace',
      image: wide('08'),
      title: 'The front desk loves it',
      content:
        'I asked my desk team what they’d change. Silence. Then one of them said, “Our landlord’s hold music.” I’ll take it.',
      name: 'Nia Wallace',
      role: 'Cadence & Oak Pilates, Richmond, VA',
      rotation: 1.5,
      size: 'medium',
    },
    {
      id: 'amara-diallo',
      image: portrait(16),
      title: 'We did the math first',
      content:
        'On the implementation call we put my rent, my prices and the medication costs on one page before anyone talked about profit. It was the most useful hour of my year as an owner.',
      name: 'Amara Diallo',
      role: 'Lumenwick Med Spa, Minneapolis, MN',
      rotation: -1,
      size: 'medium',
    },
    {
      id: 'edith-palmer',
      image: portrait(17),
      title: 'They called me back',
      content: 'I left a message about a delivery and a person called the same morning. I’d forgotten people do that.',
      name: 'Edith Palmer',
      role: 'Patient, Burlington, VT',
      rotation: 3,
      size: 'small',
    },
    {
      id: 'solomon-tate',
      image: tall('09'),
      title: 'Numbers are my business',
      content:
        'We run a body-composition lab. Our clients arrive with data and leave with questions, and we used to hand them a list of phone numbers. Now they can take the next step before they leave the building.',
      name: 'Solomon Tate',
      role: 'Sundrel Health, Raleigh, NC',
      rotation: -2.5,
      size: 'large',
    },
    {
      id: 'lupe-navarro',
      image: portrait(18),
      title: 'Bilingual, and it matters',
      content:
        'Half my clients think in Spanish. I explain the steps, the provider explains the medicine, and no one has to nod along to something they didn’t follow.',
      name: 'Lupe Navarro',
      role: 'Root & Rung Coaching, El Paso, TX',
      rotation: 1,
      size: 'medium',
    },
    {
      id: 'dana-reyes-holt',
      image: portrait(19),
      title: 'I deleted the spreadsheet',
      content: 'It had eleven tabs, and one was called “final FINAL”. I held a small ceremony.',
      name: 'Dana Reyes-Holt',
      role: 'Plainspoken Macros, online',
      rotation: -1.5,
      size: 'small',
    },
    {
      id: 'grace-ellery',
      image: square('10'),
      title: 'Calm is the product',
      content:
        'People come to my table to be quiet. I didn’t want a program that shouts. There’s a brochure, there’s a link, and there’s time to think it over. Most of them think it over and then write to me.',
      name: 'Grace Ellery',
      role: 'Saltmarrow Skin & Spa, Asheville, NC',
      rotation: 2,
      size: 'large',
    },
    {
      id: 'wen-li',
      image: portrait(20),
      title: 'I read the contract twice',
      content:
        'Ninety days, then month to month, thirty days’ notice. I looked for the catch and didn’t find one. My sister, who’s a lawyer, looked too.',
      name: 'Wen Li',
      role: 'Oakhollow Health, Sacramento, CA',
      rotation: -2,
      size: 'medium',
    },
    {
      id: 'jasmine-carter',
      image: portrait(21),
      title: 'Back on the bike',
      content: 'My coach never made it about a number. Neither did the provider. We talked about the bike.',
      name: 'Jasmine Carter',
      role: 'Patient, Knoxville, TN',
      rotation: 1.5,
      size: 'small',
    },
    {
      id: 'fiona-gallagher',
      image: portrait(22),
      title: 'Live before the weekend',
      content:
        'Setup call on a Wednesday, team training on Thursday, first client through intake on Friday. I’d blocked out the whole month, and I spent it on clients instead.',
      name: 'Fiona Gallagher',
      role: 'Stride Foundry, Omaha, NE',
      rotation: -3,
      size: 'medium',
    },
    {
      id: 'rafael-ibarra',
      image: portrait(23),
      title: 'Clear lines',
      content:
        'I’m a nutritionist, and I’m careful about what I say. The platform drew the line for me: food is mine, medicine is theirs. Clients like knowing who to ask.',
      name: 'Rafael Ibarra',
      role: 'Third Orchard Nutrition, Las Cruces, NM',
      rotation: 2.5,
      size: 'medium',
    },
    {
      id: 'terrence-hollis',
      image: portrait(24),
      title: 'Night shift',
      content:
        'I drive trucks. Appointments and I don’t get along. I did the intake at a rest stop in Amarillo and talked with the provider two days later from my kitchen.',
      name: 'Terrence Hollis',
      role: 'Patient, Shreveport, LA',
      rotation: -1,
      size: 'medium',
    },
    {
      id: 'zora-mitchell',
      image: portrait(26),
      title: 'Two of four',
      content: 'Four of us run together, and one of us coaches. Two asked. Both got an honest answer, and one of them was no.',
      name: 'Zora Mitchell',
      role: 'Pacewright Running, Chattanooga, TN',
      rotation: 2,
      size: 'small',
    },
    {
      id: 'joaquin-vela',
      image: portrait(27),
      title: 'Thirty years in this town',
      content:
        'I’ve sold gym memberships in this town since before the mall closed. People here trust a handshake. I wouldn’t put my name on something I couldn’t explain at the barbershop, and this I can explain in one haircut.',
      name: 'Joaquin Vela',
      role: 'Tallow & Steel Gym, Lubbock, TX',
      rotation: -2,
      size: 'large',
    },
    {
      id: 'owen-hartley',
      image: portrait(28),
      title: 'Stopped, and that was fine',
      content:
        'After a while, my provider and I decided I’d stop. No speech, no guilt, no cancellation maze. They told me how, and what to watch for, and that I could come back.',
      name: 'Owen Hartley',
      role: 'Patient, Spokane, WA',
      rotation: 1,
      size: 'medium',
    },
  ],
} as const satisfies PinboardContent;
