import { createEdge } from './create-edge.ts';
import { readConfiguration } from './configuration.ts';

const read = readConfiguration(process.env);
if (!read.ok) {
  console.error(read.message);
  process.exit(1);
}
const { configuration } = read;
const edge = await createEdge({ configuration });
await edge.listen({ port: configuration.port, host: configuration.host });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void edge.close());
