import { problem } from '../http/problems/problem.ts';

export const heldProblems = {
  decidedSince: problem('held-decided', 409, {
    en: 'Someone else has decided this in the meantime. Look at what still waits.',
    fr: 'Quelqu’un d’autre en a décidé entre-temps. Regardez ce qui attend encore.',
    ln: 'Moto mosusu azwelaki yango ekateli liboso. Tala oyo ezali kozela naino.',
    sw: 'Mtu mwingine ameshaamua jambo hili. Angalia kinachosubiri bado.',
  }),
};
