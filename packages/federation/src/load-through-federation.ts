import { createInstance } from '@module-federation/runtime';
import { version as reactVersion } from 'react';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as JsxRuntime from 'react/jsx-runtime';
import * as LinguiCore from '@lingui/core';
import * as LinguiReact from '@lingui/react';

type SharedVersions = { lingui: string };

const offered = (lib: unknown, version: string, requiredVersion: string) => ({
  version,
  lib: () => lib,
  shareConfig: { singleton: false, requiredVersion },
});

/** Written by the host's build: the versions behind the import map that React does not expose. */
declare const __FOYER_SHARED__: SharedVersions;

const instance = createInstance({
  name: 'foyer_host',
  remotes: [],
  shared: {
    react: offered(React, reactVersion, `^${reactVersion}`),
    'react/jsx-runtime': offered(JsxRuntime, reactVersion, `^${reactVersion}`),
    'react-dom': offered(ReactDom, reactVersion, `^${reactVersion}`),
    'react-dom/client': offered(ReactDomClient, reactVersion, `^${reactVersion}`),
    '@lingui/core': offered(LinguiCore, __FOYER_SHARED__.lingui, `^${__FOYER_SHARED__.lingui}`),
    '@lingui/react': offered(LinguiReact, __FOYER_SHARED__.lingui, `^${__FOYER_SHARED__.lingui}`),
  },
});

/**
 * Loads a remote built with other library versions: the runtime gives it the page's copies only
 * where they are compatible.
 */
export async function loadThroughFederation<T>(name: string, manifest: string): Promise<T> {
  instance.registerRemotes([{ name, entry: manifest, type: 'module' }]);
  const module = await instance.loadRemote<T>(`${name}/remote`);
  if (!module) throw new Error(`the remote ${name} gave nothing`);
  return module;
}
