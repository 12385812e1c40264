import type { Partner } from '@nzete/api-client/partnerships';
import { written } from '@nzete/ui/format';
import { writtenLast } from './writtenIn.tsx';

/** A partner for a `PartnerCard`, without its place and its projects. */
export const partnerOf = (partner: Partner) => ({
  name: partner.name,
  type: writtenLast(partner, 'focus', 'type'),
  status: partner.status,
  focus: written(partner, 'focus'),
  since: partner.since,
});
