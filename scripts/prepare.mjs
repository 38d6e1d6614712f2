/** Builds `dist` after an installation, unless the caller is going to build it. */
if (!process.env.FLX_SKIP_PREPARE) await import('./build.mjs')
