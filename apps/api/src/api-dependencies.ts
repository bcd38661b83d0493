import type { VenueCatalogue } from './catalogue/venue-catalogue.ts';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import type { Database } from './database/database.ts';
import type { RoomLock } from './database/room-lock.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Providers } from './providers/providers.ts';

/** Dependencies of all routes; made once by `createApp`. */
export type ApiDependencies = {
  database: Database;
  catalogue: VenueCatalogue;
  providers: Providers;
  clock: Clock;
  configuration: Configuration & { secret: string };
  roomLock: RoomLock;
  jobs: Jobs;
};
