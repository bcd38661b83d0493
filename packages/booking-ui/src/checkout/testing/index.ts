export * from './fake-vault.ts';
export { unfoldAll } from './unfold-all.ts';
