import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of the part that failed. */
  fallback: (error: unknown) => ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Catches what breaks in a part of the page while it renders, and what could not be fetched for it. The rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.error === null ? children : fallback(this.state.error);
  }
}
