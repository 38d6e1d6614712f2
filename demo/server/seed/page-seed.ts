export interface PageSeed {
  slug: string
  title: string
  subtitle?: string
  body: string[]
}

export interface SectionSeed {
  name: string
  pages: PageSeed[]
}
