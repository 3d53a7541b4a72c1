export { sendBeacon, type BeaconIncident, type BeaconSighting } from './beacon';
export { beaconLimits, incidentKinds, type IncidentKind } from './limits';
