import { Sprout } from 'lucide-react';
import { StateLayout, type StateProps } from './StateLayout.tsx';

export type EmptyStateProps = StateProps;

/**
 * Shown when there is no content yet: says why, and how to start.
 *
 * Slots: `empty-state`, `state-icon`, `state-title`, `state-description`, `state-actions`.
 *
 * @example
 * <EmptyState
 *   title="Nothing planted here yet"
 *   description="Add the first plot and it appears on the map within a minute."
 *   actions={<Button size="sm">Add a plot</Button>}
 * />
 */
export function EmptyState({ icon = <Sprout className="nz:bare" />, ...props }: EmptyStateProps) {
  return <StateLayout data-slot="empty-state" pattern="lattice" icon={icon} {...props} />;
}
