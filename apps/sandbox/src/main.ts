import { readEnvironment } from './environment.ts';
import { createSandbox } from './sandbox.ts';

const environment = readEnvironment(process.env);
if (!environment.ok) {
  console.error(environment.problem);
  process.exit(1);
}

const sandbox = createSandbox();
try {
  const { url, smtpPort } = await sandbox.start(environment.ports);
  console.log(`Sandbox: ${url} (card vault, inbox), SMTP on localhost:${smtpPort}`);
} catch (problem) {
  const taken = problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';
  const { http, smtp } = environment.ports;
  console.error(
    taken
      ? `Port ${http} or ${smtp} is already taken: stop what uses it, or set PORT and SMTP_PORT.`
      : problem,
  );
  await sandbox.stop();
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void sandbox.stop().then(() => process.exit(0));
  });
}
