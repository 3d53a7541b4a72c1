import { Component, type ReactNode } from 'react';

/** Milliseconds within which errors are counted as one series. */
const seriesMs = 1000;

/** A part that is replaced by another build of itself may throw twice: when it is left, and when it is drawn anew. */
const maxErrors = 3;

interface RemovalBoundaryProps {
  children: ReactNode;
}

interface RemovalBoundaryState {
  /** In an object of its own, because anything can be thrown, also undefined. */
  caught?: { error: unknown } | undefined;
}

/**
 * What a part throws while React removes it reaches only the boundaries around it, not the part's own. This one draws
 * what it contains again. An error that comes back goes on to the next boundary.
 */
export class RemovalBoundary extends Component<RemovalBoundaryProps, RemovalBoundaryState> {
  override state: RemovalBoundaryState = {};
  private errors = 0;
  private lastAt = 0;

  static getDerivedStateFromError(error: unknown): RemovalBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(): void {
    const now = performance.now();
    this.errors = now - this.lastAt < seriesMs ? this.errors + 1 : 1;
    this.lastAt = now;
    this.setState({ caught: undefined });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    if (this.errors >= maxErrors) throw caught.error;
    return null;
  }
}
