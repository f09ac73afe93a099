import { jobFacts } from './index.ts';
import type { JobPosting } from './types.ts';

/** `/jobs/contentstrategist` */
const contentStrategist = {
  ...jobFacts.contentstrategist,
  seo: {
    title: 'Content Producer & Strategist in Plano, Texas',
    description:
      'Plan, film, write and publish the stories of the businesses we work with. Full-time, salaried, in person in Plano, Texas.',
    keywords: ['content producer job', 'content strategist Plano', 'healthcare marketing jobs Texas'],
  },
  summary: ['You film it and you write it', 'One calendar, all channels', 'Partners on camera every week'],
  description: [
    'The best story we have is told by somebody else: a gym owner who kept her members through January, a clinic that stopped sending people away. Your job is to find those people, put them at ease in front of a camera, and turn an afternoon of footage into a month of things worth watching.',
    'You own the path from the idea to the published piece. You pitch, script, shoot, cut, write and schedule, and on Friday you look at what people did with it. A designer, a paid-media manager and a compliance reviewer work beside you; nobody stands above you with a list of posts to fill.',
    'We write about medicine, so the lines matter. You will learn what may be said about treatment and what may not, and you will find that a true sentence is usually the better one anyway.',
  ],
  responsibilities: [
    'Plan a rolling six-week calendar for video, email, the blog and social channels, and keep it honest when plans change',
    'Produce two to three partner stories a month on location in North Texas and remotely: pre-interview, shot list, filming, edit, captions',
    'Cut every long piece into short ones, each with a reason of its own to exist on its channel',
    'Write scripts, articles and newsletters in plain English, and rewrite other people’s until they sound like us',
    'Take each claim through compliance review before it is published, and keep the record of who approved what',
    'Read the numbers each week with the paid-media manager and decide together what to stop',
    'Keep the library: raw footage, releases, transcripts and cut-downs where the next person finds them in a minute',
  ],
  requirements: [
    'Three years or more of making content for a company or a publication, with work that you can show and take apart',
    'Confident alone on a shoot: camera, light, sound, and a nervous interviewee',
    'Fast in an editing program such as Premiere Pro, Final Cut or DaVinci Resolve',
    'Writing that survives being read aloud',
    'Able to work from our Plano office each weekday, and to travel to partners in the region a few days a month',
  ],
  preferredQualifications: [
    'Experience in health care, fitness or another field where claims are regulated',
    'A feeling for search: you know why people type what they type',
    'Motion graphics good enough for a title, a chart and a lower third',
    'Spanish, spoken well enough to conduct an interview',
  ],
  whatSuccessLooksLike: [
    'After one month you have published your first partner story, and the calendar is yours',
    'After three months sales sends your pieces to prospects without being asked to',
    'After six months every partner of ours knows how to become the next story, and there is a waiting list',
    'At no time has something gone out that compliance had not seen',
  ],
  compensation: [
    'A full-time salary; the range is discussed in the first conversation, before anybody prepares anything',
    'Camera, lenses, light, sound and a fast machine are ours to buy and yours to choose',
    'Travel to shoots is paid, door to door',
  ],
} as const satisfies JobPosting;

export default contentStrategist;
