import type { Browser } from 'playwright-core'

/** A figure of one subject at one size: every sample of every run, in the order taken. */
export interface Series {
  /** `flx`, or a peer with its version: `Shoelace 2.20`. */
  subject: string
  /** What was done: `ouverture, à froid`. One table and one curve a case. */
  case: string
  /** Growing size: entries, rows, lines; null where there is none. */
  size: number | null
  unit: 'ms' | 'octets' | 'Mo' | 'tâches' | 'nœuds' | 'écouteurs'
  samples: number[]
}

/** What the project wants of itself, and whether this run gave it. */
export interface Goal {
  text: string
  met: boolean
  /** The figure of this run, in words: `3,2 fois l’élément nu`. */
  found: string
}

/** What a measurement is given: one browser, one server of the built files, the peers and the pages. */
export interface Bench {
  browser: Browser
  /**
   * Address of the server, over HTTP/2 with brotli: `/dist/`, `/peers/` (node_modules of this folder),
   * `/pages/<name>` (`pages/<name>.ts`, see `server/page.ts`), `/files/` (other files of `pages/`: scripts, CSS),
   * `/pictures/<number>-<width>.webp`.
   */
  url: string
  /** The same server as from afar: every answer comes 40 ms later. */
  farUrl: string
  /** Times a case is run; small while one develops. */
  runs: number
}

/** One of the measurements: a file of `measures/`. */
export interface Measurement {
  /** File name, and what `npm run bench -- <id>` runs alone. */
  id: string
  title: string
  /** How it is measured and what the floor is: a paragraph of RESULTS.md, in French. */
  about: string
  /** What one adds by hand under its tables: the floor and why, what a profile told. Markdown, in French. */
  remarks?: string
  /** Cases that the picture shows, flx beside its peers at the greatest size; all by default. */
  pictured?: string[]
  /** The case that stands for the measurement in the first table of RESULTS.md; by default the first one. */
  headline?: string
  /** Subjects that no site would use: what the work costs anyone. They are no peers. */
  floors?: string[]
  run(bench: Bench): Promise<Series[]>
  goals(series: Series[]): Goal[]
}
