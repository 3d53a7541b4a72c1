export { sendBeacon, type BeaconIncident } from './beacon';
export { beaconLimits, incidentKinds, type IncidentKind } from './limits';
