import { uploadAllowed } from './createResumeUpload.ts';
import { resumeStored } from './resumesBucket.ts';
import { contactAccepted } from './submitContactMessage.ts';
import { applicationAccepted } from './submitJobApplication.ts';
import { leadAccepted } from './trackAffiliateLead.ts';
import { applicationWebhook, leadWebhook } from './webhooks.ts';

/** Successful responses: the default handlers of every story. */
export const happyHandlers = {
  lead: [leadAccepted()],
  upload: [uploadAllowed()],
  resume: [resumeStored()],
  application: [applicationAccepted()],
  contact: [contactAccepted()],
  leadWebhook: [leadWebhook.accepted()],
  applicationWebhook: [applicationWebhook.accepted()],
};
