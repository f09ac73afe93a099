import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ToastBody, type ToastText } from './ToastStack.tsx';
import { randomUuid } from '../../lib/randomUuid.ts';

export { ToastStack } from './ToastStack.tsx';

export type ShownToast = ToastText & {
  type: 'success' | 'error';
  /** A message replaces the earlier one on its topic, so a success removes the error before it. */
  topic?: string;
  /** The id of the stack that shows it. */
  containerId: string;
};

/** Shows a message; before its stack is rendered, the library keeps it. */
export function showToast({ type, topic, containerId, ...data }: ShownToast): void {
  const toastId = topic ?? randomUuid();
  const options = { containerId, type, data };
  if (toast.isActive(toastId, containerId)) toast.update<ToastText>(toastId, options);
  else toast<ToastText>((props) => createElement(ToastBody, props), { ...options, toastId });
}
