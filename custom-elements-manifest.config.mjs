import { docTags } from './scripts/manifest/doc-tags.mjs'

/** The manifest is made of the doc blocks in `elements/`: one source for completion, the guide and the drift test. */
export default {
  globs: ['elements/*.ts'],
  exclude: ['elements/index.ts'],
  packagejson: false,
  quiet: true,
  plugins: [docTags()],
}
