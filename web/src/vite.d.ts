/// <reference types="vite/client" />

/** The version of Tablée that was built. */
declare const TABLEE_VERSION: string
