import { Component, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  /** Shown instead of the children after an error. */
  fallback: ReactNode;
  /** Called once per error, without it: its message may contain what a visitor typed. */
  onError?: () => void;
  children: ReactNode;
};

/** Limits a rendering error to its children. React logs the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
