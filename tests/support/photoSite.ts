import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { photo } from './photo.ts'

/**
 * Writes a small site with photographs into a folder. Resolves to its site file.
 *
 * `team.jpg` is at the top of the front page, `upright.jpg` below the fold of `/film`, `moving.webp` on `/moving`;
 * `team.png` is the picture for links to `/film`, `linked.jpg` a download, `named.png` in a page of its own, and
 * `unused.jpg` nowhere.
 */
export async function photoSite(folder: string): Promise<string> {
  const photos = join(folder, 'public/photos')
  await mkdir(photos, { recursive: true })
  const place = { IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } }
  const frames = await Promise.all([3, 4].map((seed) => photo(320, 200, seed).png().toBuffer()))
  const files = {
    'team.jpg': await photo(1800, 1200).withExif(place).jpeg({ quality: 92 }).toBuffer(),
    'linked.jpg': await photo(400, 300, 5).withExif(place).jpeg().toBuffer(),
    'named.png': await photo(40, 30, 6).png().toBuffer(),
    'unused.jpg': await photo(40, 30, 7).withExif(place).jpeg().toBuffer(),
    'team.png': await photo(600, 400).png().toBuffer(),
    'upright.jpg': await photo(1000, 800, 2).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'moving.webp': await sharp(frames, { join: { animated: true } })
      .webp({ delay: [200, 200] })
      .toBuffer(),
  }
  await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(join(photos, name), bytes)))
  await writeFile(join(folder, 'public/own.html'), '<img src="photos/named.png" alt="">')
  const site = join(folder, 'site.yaml')
  await writeFile(site, text)
  return site
}

const text = `site: { name: Photographs, url: "https://www.photographs.example" }
header: { links: [{ label: Home, to: / }, { label: Film, to: /film }, { label: Moving, to: /moving }] }
pages:
  home:
    path: /
    title: Photographs
    blocks:
      - type: hero
        headline: A photograph
        illustration: { src: /photos/team.jpg, alt: The team }
        actions: [{ label: The photo, href: /photos/linked.jpg }]
  film:
    path: /film
    title: A film
    shareImage: { src: /photos/team.png, alt: The team by the river }
    blocks:
      - { type: hero, headline: A film, text: "${'It is about a river. '.repeat(40)}" }
      - type: video-thumbnail
        image: { src: /photos/upright.jpg, alt: A river }
        action: { label: Watch, to: / }
  moving:
    path: /moving
    title: A moving picture
    blocks:
      - type: hero
        headline: A moving picture
        illustration: { src: /photos/moving.webp, alt: A wave }
  not-found: { path: /404, title: Not here, blocks: [{ type: hero, headline: Not here }] }
`
