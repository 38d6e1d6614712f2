import { pictureAddress } from '../../server/media-address.ts'

const views = [
  [8, 'Le port, vu du môle', 'Trois canots colorés devant une rangée de maisons à toits d’ardoise.'],
  [7, 'Les ganivelles après le vent', 'Une clôture de bois serpente sur une dune couverte d’oyats, la mer au loin.'],
  [10, 'Les œillets en fin de journée', 'Des bassins de marais salant reflètent un ciel rose.'],
  [11, 'Coup de vent de novembre', 'Des vagues frangées d’écume sous un ciel noir, un phare allumé au loin.'],
] as const

/** Pictures of the surroundings of the workshop, for the pages about it. */
export function Walk() {
  return (
    <flx-slideshow className="walk" label="Autour de l’atelier">
      <ul>
        {views.map(([id, caption, alt]) => (
          <li key={id}>
            <figure className="walk__view">
              <figcaption>{caption}</figcaption>
              <img src={pictureAddress(id)} width="1500" height="1000" alt={alt} loading="lazy" />
            </figure>
          </li>
        ))}
      </ul>
    </flx-slideshow>
  )
}
