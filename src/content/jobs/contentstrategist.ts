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
  summary: ['You film it and you write it', 'One calendar, every channel', 'Partners on camera every week'],
  description: [
    'The best story we have is told by someone else: a gym owner who kept her members through January, a clinic that stopped sending people away. Your job is to find those people, put them at ease in front of a camera, and turn an afternoon of footage into a month of things worth watching.',
    'You own it from the idea to the published piece. You pitch, script, shoot, cut, write and schedule, and on Friday you look at what people did with it. A designer, a paid-media manager and a compliance reviewer work beside you. No one stands over you with a list of posts to fill.',
    'We write about medicine, so the lines matter. You’ll learn what we can and can’t say about treatment, and you’ll find that a true sentence is usually the better one anyway.',
  ],
  responsibilities: [
    'Plan a rolling six-week calendar for video, email, the blog and social channels, and keep it honest when plans change',
    'Produce two to three partner stories a month on location in North Texas and remotely: pre-interview, shot list, filming, edit, captions',
    'Cut every long piece into short ones, each with its own reason to exist on its channel',
    'Write scripts, articles and newsletters in plain English, and rewrite other people’s until they sound like us',
    'Take every claim through compliance review before it’s published, and keep a record of who approved what',
    'Go over the numbers each week with the paid-media manager and decide together what to stop',
    'Keep the library: raw footage, releases, transcripts and cutdowns, where the next person can find them in a minute',
  ],
  requirements: [
    'Three or more years of making content for a company or publication, with work you can show and pick apart',
    'Confident on a solo shoot: camera, light, sound, and a nervous interviewee',
    'Fast in an editing program such as Premiere Pro, Final Cut or DaVinci Resolve',
    'Writing that survives being read aloud',
    'Able to work from our Plano office every weekday, and to travel to partners in the region a few days a month',
  ],
  preferredQualifications: [
    'Experience in health care, fitness or another field where claims are regulated',
    'A feel for search: you know why people type what they type',
    'Motion graphics good enough for a title, a chart and a lower third',
    'Spanish good enough to conduct an interview',
  ],
  whatSuccessLooksLike: [
    'After one month, you’ve published your first partner story, and the calendar is yours',
    'After three months, sales sends your pieces to prospects without being asked',
    'After six months, every partner knows how to become the next story, and there’s a waiting list',
    'At no point has anything gone out that compliance hadn’t seen',
  ],
  compensation: [
    'A full-time salary. We discuss the range in the first conversation, before anyone prepares anything',
    'Camera, lenses, lights, sound and a fast computer are ours to buy and yours to choose',
    'Travel to shoots is paid, door to door',
  ],
} as const satisfies JobPosting;

export default contentStrategist;
