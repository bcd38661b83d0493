import { readEnvironment } from './environment.ts';
import { createWebsite } from './website.ts';

const read = readEnvironment(process.env);
if (!read.ok) {
  console.error(read.problem);
  process.exit(1);
}

const { foyer, port } = read.environment;
const website = createWebsite(foyer);
await website.listen({ port, host: 'localhost' });
console.log(`A hotel's own website: http://localhost:${port}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void website.close().then(() => process.exit(0));
  });
}
