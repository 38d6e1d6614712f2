import { docTags } from './scripts/manifest/doc-tags.mjs'

/**
 * The manifest is made of the doc blocks in `elements/`: one source for completion, the guide and the drift test.
 * `<flx-config>` has no class, so its doc block is apart.
 */
export default {
  globs: ['elements/*.ts', 'scripts/manifest/flx-config.ts'],
  exclude: ['elements/index.ts'],
  packagejson: false,
  quiet: true,
  plugins: [docTags()],
}
