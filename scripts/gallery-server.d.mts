import type { Server } from 'node:http'

/** Serves the built gallery on a port of this machine; 0 takes a free one. */
export function serveGallery(port: number): Promise<Server>
