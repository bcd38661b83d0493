interface ImportMetaEnv {
  /** Address of the Foyer host. */
  readonly VITE_FOYER_HOST: string;
}
