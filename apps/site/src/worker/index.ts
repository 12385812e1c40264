/**
 * The service worker, built by `vite/worker.ts` into `/worker.js`. Each module below adds its own
 * routes or listeners when it is imported; a new one is a file here and an import in this list.
 */
import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import './documents.ts';
import './files.ts';
import './packs.ts';
import './answers.ts';
import './outbox.ts';
import './pageSeen.ts';

declare const self: ServiceWorkerGlobalScope;

// Safe at any time: files of code are kept by their hashed names, so that an open page of an older
// build finds its own.
void self.skipWaiting();
clientsClaim();
// On a slow phone the request need not wait until the worker has started.
enableNavigationPreload();
