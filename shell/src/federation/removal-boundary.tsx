import { Component, type ReactNode } from 'react';

/** Errors within this time belong together, in milliseconds. */
const together = 1000;

/** A part that is replaced by another build of itself may throw twice: when it is left, and when it is drawn anew. */
const maxErrors = 3;

interface RemovalBoundaryProps {
  children: ReactNode;
}

/**
 * What a part throws while React removes it reaches only the boundaries around it, not the part's own. This one draws
 * what it contains again. An error that comes back goes on to the next boundary.
 */
export class RemovalBoundary extends Component<RemovalBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};
  private errors = 0;
  private lastAt = 0;

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(): void {
    const now = performance.now();
    this.errors = now - this.lastAt < together ? this.errors + 1 : 1;
    this.lastAt = now;
    this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.errors >= maxErrors) throw error;
    return null;
  }
}
