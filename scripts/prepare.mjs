/** After an installation `dist` is built, unless who installs is about to build it. */
if (!process.env.FLX_SKIP_PREPARE) await import('./build.mjs')
