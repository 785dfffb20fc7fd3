type ToastTone = 'neutral' | 'success' | 'danger';

export interface Toast {
  id: number;
  text: string;
  tone: ToastTone;
  durationMs: number;
  /** A second, smaller line for support. */
  detail?: string;
}

const DURATION_MS = 2500;
const SAME_TEXT_MS = 5000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const shownAtByText = new Map<string, number>();
const listeners = new Set<() => void>();

function replaceToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const notify of listeners) notify();
}

export type NewToast = Pick<Toast, 'text'> & Partial<Omit<Toast, 'id'>>;

/** Shows a text at the bottom of the page; the same text within five seconds appears once. */
export function showToast(toast: NewToast): void {
  const now = Date.now();
  for (const [text, shownAt] of shownAtByText)
    if (now - shownAt >= SAME_TEXT_MS) shownAtByText.delete(text);
  if (shownAtByText.has(toast.text)) return;
  shownAtByText.set(toast.text, now);
  lastId += 1;
  const { text, tone = 'neutral', durationMs = DURATION_MS, detail } = toast;
  replaceToasts([...toasts, { id: lastId, text, tone, durationMs, detail }]);
}

export function dismissToast(id: number): void {
  replaceToasts(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly Toast[] => toasts;

/** Forgets the shown texts: one test, or one sign-in, must not silence the next. */
export function clearToasts(): void {
  shownAtByText.clear();
  replaceToasts([]);
}
