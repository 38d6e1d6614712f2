/**
 * What the library takes for the parent of the slides. Where it would move a node, so as to turn without end, only the
 * place changes in which the slide is drawn (`order`): no copy, no frame that loads again, no focus lost.
 */
export class SlideOrder {
  /** In the order in which they are drawn. */
  children: HTMLElement[]
  #first = 0
  #last: number

  constructor(slides: readonly HTMLElement[]) {
    this.children = [...slides]
    this.#last = slides.length - 1
    slides.forEach((slide, index) => {
      slide.style.order = String(index)
    })
  }

  append(slide: HTMLElement): void {
    this.children = [...this.#others(slide), slide]
    slide.style.order = String(++this.#last)
  }

  prepend(slide: HTMLElement): void {
    this.children = [slide, ...this.#others(slide)]
    slide.style.order = String(--this.#first)
  }

  #others(slide: HTMLElement): HTMLElement[] {
    return this.children.filter((other) => other !== slide)
  }
}
