const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Clients may send any id; one that no row can have is not worth a query. */
export function canBeId(id: string): boolean {
  return uuid.test(id);
}
