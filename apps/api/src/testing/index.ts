export { type ApiProcess, startApiProcess } from './api-process.ts';
export { aPackageRecord, aRoomRecord, aVenueRecord } from './a-venue-record.ts';
export { fakeCardVault } from './fake-card-vault.ts';
export { freshPostgresUrl, postgresServer } from './postgres-server.ts';
export { storeRecords } from './test-databases.ts';
