import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ExpectedError } from '../../steps.ts';

export type TlsProxy = { certificate: Buffer; stop: () => Promise<void> };

/** nginx as an operator sets it up: HTTPS for visitors, plain HTTP to the front door. */
export async function startTlsProxy(
  { host, port }: { host: string; port: number },
  upstream: string,
): Promise<TlsProxy> {
  const nginx = programAt('nginx');
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-proxy-'));
  const file = (name: string) => path.join(folder, name);
  execFileSync(
    programAt('openssl'),
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=proxy'
      .split(' ')
      .concat('-keyout', file('key.pem'), '-out', file('cert.pem'))
      .concat('-addext', 'subjectAltName=DNS:localhost,DNS:*.corporate.localhost'),
    { stdio: 'ignore' },
  );
  writeFileSync(
    file('nginx.conf'),
    `daemon off; pid ${file('pid')}; error_log ${file('error.log')}; worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${file('body')}; proxy_temp_path ${file('proxy')};
  fastcgi_temp_path ${file('f')}; uwsgi_temp_path ${file('u')}; scgi_temp_path ${file('s')};
  upstream app { server ${upstream}; keepalive 16; }
  server {
    listen ${host}:${port} ssl; ssl_certificate ${file('cert.pem')}; ssl_certificate_key ${file('key.pem')};
    location / {
      proxy_pass http://app; proxy_http_version 1.1; proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header Connection '';
    }
  }
}
`,
  );
  const child = spawn(nginx, ['-c', file('nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !existsSync(file('pid')); tries += 1) {
    if (child.exitCode !== null || tries > 100) {
      const said = existsSync(file('error.log')) ? readFileSync(file('error.log'), 'utf8') : '';
      await stop();
      throw new ExpectedError(`nginx did not start.\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { certificate: readFileSync(file('cert.pem')), stop };
}

/** Debian keeps servers in folders that are not on everybody's PATH. */
function programAt(name: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (found === undefined)
    throw new ExpectedError(`This proof needs ${name}: install it and run the command again.`);
  return found;
}
