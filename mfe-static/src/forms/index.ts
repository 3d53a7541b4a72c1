export { EnquiryBody } from './enquiry-body';
export { useEnquiry } from './use-enquiry';
