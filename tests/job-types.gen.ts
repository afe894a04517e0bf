// Made by openapi-typescript 7.13.0 from GET /v1/docs.jsonopenapi: UPDATE_TYPES=1 npm run test:clients
export interface paths {
    "/login/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** POST /login/check */
        post: operations["login_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization_locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the collection of OrganizationLocation resources. */
        get: operations["api_organization_locations_get_collection"];
        put?: never;
        /** Creates a OrganizationLocation resource. */
        post: operations["api_organization_locations_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expertise_levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the collection of ExpertiseLevel resources. */
        get: operations["api_expertise_levels_get_collection"];
        put?: never;
        /** Creates a ExpertiseLevel resource. */
        post: operations["api_expertise_levels_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the collection of Client resources. */
        get: operations["api_clients_get_collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/care_moments_by_organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a CareMoment resource. */
        post: operations["api_care_moments_by_organization_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/care_moment_publications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the collection of CareMomentPublication resources. */
        get: operations["api_care_moment_publications_get_collection"];
        put?: never;
        /** Creates a CareMomentPublication resource. */
        post: operations["api_care_moment_publications_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/care_moment_publication_reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the collection of CareMomentPublicationReaction resources. */
        get: operations["api_care_moment_publication_reactions_get_collection"];
        put?: never;
        /** Creates a CareMomentPublicationReaction resource. */
        post: operations["api_care_moment_publication_reactions_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/care_moment_publication_reactions/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** PUT /care_moment_publication_reactions/select */
        put: operations["api_care_moment_publication_reactionsselect_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/care_moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the collection of CareMoment resources. */
        get: operations["api_care_moments_get_collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/care_moments/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a CareMoment resource. */
        get: operations["api_care_moments_uuid_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/care_moments/{uuid}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** submit of the CareMoment resource. */
        put: operations["api_care_moments_uuidsubmit_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/care_moments/{uuid}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** approve of the CareMoment resource. */
        patch: operations["api_care_moments_uuidapprove_patch"];
        trace?: never;
    };
    "/care_moment_hourly_rate_invoice_lines/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a CareMomentHourlyRateInvoiceLine resource. */
        get: operations["api_care_moment_hourly_rate_invoice_lines_uuid_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/care_workers/{care_worker_id}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves the collection of CareMomentInvoice resources. */
        get: operations["api_care_workers_care_worker_idinvoices_get_collection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/care_moment_invoices/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Retrieves a CareMomentInvoice resource. */
        get: operations["api_care_moment_invoices_uuid_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        "CareMoment.jsonld-read": {
            "@context"?: string;
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "CareMoment";
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
            /** @enum {string} */
            timeScope: "moment" | "period";
            /** @enum {string} */
            contractType?: "freelance" | "temp_work";
            title: string;
            description?: string;
            /** Format: date-time */
            startDate: string;
            /** Format: date-time */
            endDate: string;
            holiday?: string;
            breakMinutes: number;
            hoursPerWeek?: number;
            /** Format: date-time */
            actualStartDate?: string;
            /** Format: date-time */
            actualEndDate?: string;
            actualBreakMinutes?: number;
            expenses?: {
                /** @enum {string} */
                kind: "kilometres" | "public_transport" | "other";
                quantity: number;
                amount: number;
                /** @description Left out: "" */
                description: string;
                file?: string | null;
            }[];
            /** Format: date-time */
            proposedStartDate?: string;
            /** Format: date-time */
            proposedEndDate?: string;
            proposedBreakMinutes?: number;
            proposedExpenses?: {
                /** @enum {string} */
                kind: "kilometres" | "public_transport" | "other";
                quantity: number;
                amount: number;
                /** @description Left out: "" */
                description: string;
                file?: string | null;
            }[];
            /** @enum {string} */
            proposedBy?: "care_worker" | "organization";
            statusReason?: string;
            expertiseLevel: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "ExpertiseLevel";
                /** Format: uuid */
                uuid: string;
                key: string;
                name: string;
                rank: number;
            };
            serviceType?: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "ServiceType";
                /** Format: uuid */
                uuid: string;
                key: string;
                name: string;
            };
            acts: {
                "@id": string;
                uuid: string;
                name: string;
            }[];
            client?: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "Client";
                /** Format: uuid */
                uuid: string;
                firstName: string;
                lastName: string;
            };
            location: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "OrganizationLocation";
                /** Format: uuid */
                uuid: string;
                name: string;
                street: string;
                postcode: string;
                city: string;
                phone?: string;
                latitude: number;
                longitude: number;
                organization: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "Organization";
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                };
            };
            managedByOrganizationLocation?: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "OrganizationLocation";
                /** Format: uuid */
                uuid: string;
                name: string;
            };
            /** Format: iri-reference */
            recurringCareMoment?: string;
            /** Format: iri-reference */
            carePeriod?: string;
            assignee?: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "CareWorker";
                /** Format: uuid */
                uuid: string;
                profile: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "CareWorkerProfile";
                    /** Format: uuid */
                    uuid: string;
                    firstName: string;
                    lastName: string;
                    city?: string;
                    expertiseLevel: {
                        /** Format: iri-reference */
                        "@id": string;
                        /** @constant */
                        "@type": "ExpertiseLevel";
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                        rank: number;
                    };
                    about?: string;
                    languages?: ("nl" | "en" | "de" | "fr" | "ar" | "tr" | "ber" | "pap" | "srn" | "pl" | "es" | "pt" | "it" | "uk" | "ru" | "ro" | "bg" | "fa" | "so" | "ti" | "am" | "ku" | "zh" | "hi" | "ur" | "id" | "vi" | "fy" | "sgn")[];
                    openToOtherContractForms?: boolean;
                    /** Format: iri-reference */
                    photo?: string;
                };
            };
            hourlyRate?: number;
            rateIsFixed: boolean;
            rateIsGiven: boolean;
            bonus: number;
            cancellationTermHours: number;
            /** Format: date-time */
            changeAnnouncedAt?: string;
            /** Format: date-time */
            changeConfirmedAt?: string;
            publishedForContractTypes: ("freelance" | "temp_work")[];
            /** Format: iri-reference */
            publication?: string;
            openReactionCount?: number;
            reachedCount?: number;
            openSince?: string;
            asking?: {
                asked: number;
                answerBefore: string | null;
                queued: number;
            };
            cancelReason?: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "CancelReason";
                /** Format: uuid */
                uuid: string;
                name: string;
            };
            cancelledBy?: string;
            /** Format: date-time */
            resolvedForCareWorkerAt?: string;
            /** Format: date-time */
            reopenedAt?: string;
            /** Format: date-time */
            approvalHeldAt?: string;
            approvalHeldReason?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt?: string;
            version?: number;
            allowedActions: ("assign" | "cancel_assignment" | "cancel" | "expire" | "start" | "end" | "withdraw" | "restore" | "period" | "update" | "update_location" | "confirm_change" | "bonus" | "resolve_for_care_worker" | "submit" | "not_worked" | "approve" | "approve_not_worked" | "reject_proposal" | "disapprove" | "reopen")[];
            obstacles: {
                assign?: string;
                cancel_assignment?: string;
                cancel?: string;
                expire?: string;
                start?: string;
                end?: string;
                withdraw?: string;
                restore?: string;
                period?: string;
                update?: string;
                update_location?: string;
                confirm_change?: string;
                bonus?: string;
                resolve_for_care_worker?: string;
                submit?: string;
                not_worked?: string;
                approve?: string;
                approve_not_worked?: string;
                reject_proposal?: string;
                disapprove?: string;
                reopen?: string;
            };
        };
        "CareMoment-read": {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
            /** @enum {string} */
            timeScope: "moment" | "period";
            /** @enum {string} */
            contractType?: "freelance" | "temp_work";
            title: string;
            description?: string;
            /** Format: date-time */
            startDate: string;
            /** Format: date-time */
            endDate: string;
            holiday?: string;
            breakMinutes: number;
            hoursPerWeek?: number;
            /** Format: date-time */
            actualStartDate?: string;
            /** Format: date-time */
            actualEndDate?: string;
            actualBreakMinutes?: number;
            expenses?: {
                /** @enum {string} */
                kind: "kilometres" | "public_transport" | "other";
                quantity: number;
                amount: number;
                /** @description Left out: "" */
                description: string;
                file?: string | null;
            }[];
            /** Format: date-time */
            proposedStartDate?: string;
            /** Format: date-time */
            proposedEndDate?: string;
            proposedBreakMinutes?: number;
            proposedExpenses?: {
                /** @enum {string} */
                kind: "kilometres" | "public_transport" | "other";
                quantity: number;
                amount: number;
                /** @description Left out: "" */
                description: string;
                file?: string | null;
            }[];
            /** @enum {string} */
            proposedBy?: "care_worker" | "organization";
            statusReason?: string;
            expertiseLevel: {
                /** Format: uuid */
                uuid: string;
                key: string;
                name: string;
                rank: number;
            };
            serviceType?: {
                /** Format: uuid */
                uuid: string;
                key: string;
                name: string;
            };
            acts: {
                uuid: string;
                name: string;
            }[];
            client?: {
                /** Format: uuid */
                uuid: string;
                firstName: string;
                lastName: string;
            };
            location: {
                /** Format: uuid */
                uuid: string;
                name: string;
                street: string;
                postcode: string;
                city: string;
                phone?: string;
                latitude: number;
                longitude: number;
                organization: {
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                };
            };
            managedByOrganizationLocation?: {
                /** Format: uuid */
                uuid: string;
                name: string;
            };
            /** Format: iri-reference */
            recurringCareMoment?: string;
            /** Format: iri-reference */
            carePeriod?: string;
            assignee?: {
                /** Format: uuid */
                uuid: string;
                profile: {
                    /** Format: uuid */
                    uuid: string;
                    firstName: string;
                    lastName: string;
                    city?: string;
                    expertiseLevel: {
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                        rank: number;
                    };
                    about?: string;
                    languages?: ("nl" | "en" | "de" | "fr" | "ar" | "tr" | "ber" | "pap" | "srn" | "pl" | "es" | "pt" | "it" | "uk" | "ru" | "ro" | "bg" | "fa" | "so" | "ti" | "am" | "ku" | "zh" | "hi" | "ur" | "id" | "vi" | "fy" | "sgn")[];
                    openToOtherContractForms?: boolean;
                    /** Format: iri-reference */
                    photo?: string;
                };
            };
            hourlyRate?: number;
            rateIsFixed: boolean;
            rateIsGiven: boolean;
            bonus: number;
            cancellationTermHours: number;
            /** Format: date-time */
            changeAnnouncedAt?: string;
            /** Format: date-time */
            changeConfirmedAt?: string;
            publishedForContractTypes: ("freelance" | "temp_work")[];
            /** Format: iri-reference */
            publication?: string;
            openReactionCount?: number;
            reachedCount?: number;
            openSince?: string;
            asking?: {
                asked: number;
                answerBefore: string | null;
                queued: number;
            };
            cancelReason?: {
                /** Format: uuid */
                uuid: string;
                name: string;
            };
            cancelledBy?: string;
            /** Format: date-time */
            resolvedForCareWorkerAt?: string;
            /** Format: date-time */
            reopenedAt?: string;
            /** Format: date-time */
            approvalHeldAt?: string;
            approvalHeldReason?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt?: string;
            version?: number;
            allowedActions: ("assign" | "cancel_assignment" | "cancel" | "expire" | "start" | "end" | "withdraw" | "restore" | "period" | "update" | "update_location" | "confirm_change" | "bonus" | "resolve_for_care_worker" | "submit" | "not_worked" | "approve" | "approve_not_worked" | "reject_proposal" | "disapprove" | "reopen")[];
            obstacles: {
                assign?: string;
                cancel_assignment?: string;
                cancel?: string;
                expire?: string;
                start?: string;
                end?: string;
                withdraw?: string;
                restore?: string;
                period?: string;
                update?: string;
                update_location?: string;
                confirm_change?: string;
                bonus?: string;
                resolve_for_care_worker?: string;
                submit?: string;
                not_worked?: string;
                approve?: string;
                approve_not_worked?: string;
                reject_proposal?: string;
                disapprove?: string;
                reopen?: string;
            };
        };
        "CareMoment.jsonld-list": {
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "CareMoment";
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
            /** @enum {string} */
            timeScope: "moment" | "period";
            /** @enum {string} */
            contractType?: "freelance" | "temp_work";
            title: string;
            /** Format: date-time */
            startDate: string;
            /** Format: date-time */
            endDate: string;
            breakMinutes: number;
            hoursPerWeek?: number;
            /** Format: date-time */
            actualStartDate?: string;
            /** Format: date-time */
            actualEndDate?: string;
            actualBreakMinutes?: number;
            expenses?: {
                /** @enum {string} */
                kind: "kilometres" | "public_transport" | "other";
                quantity: number;
                amount: number;
                /** @description Left out: "" */
                description: string;
                file?: string | null;
            }[];
            /** Format: date-time */
            proposedStartDate?: string;
            /** Format: date-time */
            proposedEndDate?: string;
            proposedBreakMinutes?: number;
            proposedExpenses?: {
                /** @enum {string} */
                kind: "kilometres" | "public_transport" | "other";
                quantity: number;
                amount: number;
                /** @description Left out: "" */
                description: string;
                file?: string | null;
            }[];
            /** @enum {string} */
            proposedBy?: "care_worker" | "organization";
            statusReason?: string;
            expertiseLevel: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "ExpertiseLevel";
                /** Format: uuid */
                uuid: string;
                name: string;
            };
            client?: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "Client";
                /** Format: uuid */
                uuid: string;
                firstName: string;
                lastName: string;
            };
            location: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "OrganizationLocation";
                /** Format: uuid */
                uuid: string;
                name: string;
                city: string;
                organization: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "Organization";
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                };
            };
            /** Format: iri-reference */
            recurringCareMoment?: string;
            /** Format: iri-reference */
            carePeriod?: string;
            assignee?: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "CareWorker";
                /** Format: uuid */
                uuid: string;
                profile: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "CareWorkerProfile";
                    /** Format: uuid */
                    uuid: string;
                    firstName: string;
                    lastName: string;
                };
            };
            hourlyRate?: number;
            bonus: number;
            /** Format: date-time */
            changeConfirmedAt?: string;
            publishedForContractTypes: ("freelance" | "temp_work")[];
            /** Format: iri-reference */
            publication?: string;
            openReactionCount?: number;
            reachedCount?: number;
            openSince?: string;
            asking?: {
                asked: number;
                answerBefore: string | null;
                queued: number;
            };
            /** Format: date-time */
            resolvedForCareWorkerAt?: string;
            /** Format: date-time */
            reopenedAt?: string;
            /** Format: date-time */
            approvalHeldAt?: string;
            approvalHeldReason?: string;
            version?: number;
            allowedActions: ("assign" | "cancel_assignment" | "cancel" | "expire" | "start" | "end" | "withdraw" | "restore" | "period" | "update" | "update_location" | "confirm_change" | "bonus" | "resolve_for_care_worker" | "submit" | "not_worked" | "approve" | "approve_not_worked" | "reject_proposal" | "disapprove" | "reopen")[];
        };
        "CareMoment-list": {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
            /** @enum {string} */
            timeScope: "moment" | "period";
            /** @enum {string} */
            contractType?: "freelance" | "temp_work";
            title: string;
            /** Format: date-time */
            startDate: string;
            /** Format: date-time */
            endDate: string;
            breakMinutes: number;
            hoursPerWeek?: number;
            /** Format: date-time */
            actualStartDate?: string;
            /** Format: date-time */
            actualEndDate?: string;
            actualBreakMinutes?: number;
            expenses?: {
                /** @enum {string} */
                kind: "kilometres" | "public_transport" | "other";
                quantity: number;
                amount: number;
                /** @description Left out: "" */
                description: string;
                file?: string | null;
            }[];
            /** Format: date-time */
            proposedStartDate?: string;
            /** Format: date-time */
            proposedEndDate?: string;
            proposedBreakMinutes?: number;
            proposedExpenses?: {
                /** @enum {string} */
                kind: "kilometres" | "public_transport" | "other";
                quantity: number;
                amount: number;
                /** @description Left out: "" */
                description: string;
                file?: string | null;
            }[];
            /** @enum {string} */
            proposedBy?: "care_worker" | "organization";
            statusReason?: string;
            expertiseLevel: {
                /** Format: uuid */
                uuid: string;
                name: string;
            };
            client?: {
                /** Format: uuid */
                uuid: string;
                firstName: string;
                lastName: string;
            };
            location: {
                /** Format: uuid */
                uuid: string;
                name: string;
                city: string;
                organization: {
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                };
            };
            /** Format: iri-reference */
            recurringCareMoment?: string;
            /** Format: iri-reference */
            carePeriod?: string;
            assignee?: {
                /** Format: uuid */
                uuid: string;
                profile: {
                    /** Format: uuid */
                    uuid: string;
                    firstName: string;
                    lastName: string;
                };
            };
            hourlyRate?: number;
            bonus: number;
            /** Format: date-time */
            changeConfirmedAt?: string;
            publishedForContractTypes: ("freelance" | "temp_work")[];
            /** Format: iri-reference */
            publication?: string;
            openReactionCount?: number;
            reachedCount?: number;
            openSince?: string;
            asking?: {
                asked: number;
                answerBefore: string | null;
                queued: number;
            };
            /** Format: date-time */
            resolvedForCareWorkerAt?: string;
            /** Format: date-time */
            reopenedAt?: string;
            /** Format: date-time */
            approvalHeldAt?: string;
            approvalHeldReason?: string;
            version?: number;
            allowedActions: ("assign" | "cancel_assignment" | "cancel" | "expire" | "start" | "end" | "withdraw" | "restore" | "period" | "update" | "update_location" | "confirm_change" | "bonus" | "resolve_for_care_worker" | "submit" | "not_worked" | "approve" | "approve_not_worked" | "reject_proposal" | "disapprove" | "reopen")[];
        };
        "ExpertiseLevel.jsonld-read": {
            "@context"?: string;
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "ExpertiseLevel";
            /** Format: uuid */
            uuid: string;
            key: string;
            name: string;
            rank: number;
            track: string;
            isSelectable: boolean;
            bigRegistered: boolean;
        };
        "ExpertiseLevel-read": {
            /** Format: uuid */
            uuid: string;
            key: string;
            name: string;
            rank: number;
            track: string;
            isSelectable: boolean;
            bigRegistered: boolean;
        };
        "Client.jsonld-list": {
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "Client";
            /** Format: uuid */
            uuid: string;
            number: number;
            firstName: string;
            lastName: string;
            /** Format: date */
            birthDate?: string;
            /** @enum {string} */
            gender?: "male" | "female";
            /** @enum {string} */
            status: "new" | "active" | "inactive" | "closed";
            contact: {
                phone: string | null;
                email: string | null;
                address: {
                    street: string;
                    houseNumber: string;
                    postcode: string;
                    city: string;
                    country: string;
                };
            };
            responsibleLocation: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "OrganizationLocation";
                /** Format: uuid */
                uuid: string;
                name: string;
                city: string;
                organization: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "Organization";
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                };
            };
            clientManager?: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "BackOfficeEmployee";
                /** Format: uuid */
                uuid: string;
                firstName: string;
                lastName: string;
            };
            /** Format: date */
            endedOn?: string;
            endReason?: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "ClientEndReason";
                /** Format: uuid */
                uuid: string;
                key: string;
                name: string;
            };
            openCareMoments?: {
                count: number;
                first: string | null;
            };
            careWeeks?: {
                /** Format: date */
                startsOn: string;
                plannedMinutes: number;
            }[];
            /** Format: date-time */
            createdAt: string;
            allowedActions: ("begin" | "inactive" | "active" | "close")[];
        };
        "Client-list": {
            /** Format: uuid */
            uuid: string;
            number: number;
            firstName: string;
            lastName: string;
            /** Format: date */
            birthDate?: string;
            /** @enum {string} */
            gender?: "male" | "female";
            /** @enum {string} */
            status: "new" | "active" | "inactive" | "closed";
            contact: {
                phone: string | null;
                email: string | null;
                address: {
                    street: string;
                    houseNumber: string;
                    postcode: string;
                    city: string;
                    country: string;
                };
            };
            responsibleLocation: {
                /** Format: uuid */
                uuid: string;
                name: string;
                city: string;
                organization: {
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                };
            };
            clientManager?: {
                /** Format: uuid */
                uuid: string;
                firstName: string;
                lastName: string;
            };
            /** Format: date */
            endedOn?: string;
            endReason?: {
                /** Format: uuid */
                uuid: string;
                key: string;
                name: string;
            };
            openCareMoments?: {
                count: number;
                first: string | null;
            };
            careWeeks?: {
                /** Format: date */
                startsOn: string;
                plannedMinutes: number;
            }[];
            /** Format: date-time */
            createdAt: string;
            allowedActions: ("begin" | "inactive" | "active" | "close")[];
        };
        "OrganizationLocation.jsonld-read": {
            "@context"?: string;
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "OrganizationLocation";
            /** Format: uuid */
            uuid: string;
            name: string;
            street: string;
            postcode: string;
            city: string;
            phone?: string;
            latitude: number;
            longitude: number;
            organization: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "Organization";
                /** Format: uuid */
                uuid: string;
                name: string;
            };
        };
        "OrganizationLocation-read": {
            /** Format: uuid */
            uuid: string;
            name: string;
            street: string;
            postcode: string;
            city: string;
            phone?: string;
            latitude: number;
            longitude: number;
            organization: {
                /** Format: uuid */
                uuid: string;
                name: string;
            };
        };
        "CareMomentPublicationReaction.jsonld-read": {
            "@context"?: string;
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "CareMomentPublicationReaction";
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "open" | "assigned" | "not_selected" | "not_selected_withdrawn" | "canceled" | "assignment_canceled" | "rejected" | "withdrawn";
            careMomentPublication: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "CareMomentPublication";
                /** Format: uuid */
                uuid: string;
                careMoment: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "CareMoment";
                    /** Format: uuid */
                    uuid: string;
                    title: string;
                    description?: string;
                    /** @enum {string} */
                    status: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
                    /** @enum {string} */
                    timeScope: "moment" | "period";
                    /** @enum {string} */
                    contractType?: "freelance" | "temp_work";
                    /** Format: date-time */
                    startDate: string;
                    /** Format: date-time */
                    endDate: string;
                    breakMinutes: number;
                    hoursPerWeek?: number;
                    hourlyRate?: number;
                    bonus: number;
                    expertiseLevel: {
                        /** Format: iri-reference */
                        "@id": string;
                        /** @constant */
                        "@type": "ExpertiseLevel";
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                        rank: number;
                    };
                    serviceType?: {
                        /** Format: iri-reference */
                        "@id": string;
                        /** @constant */
                        "@type": "ServiceType";
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                    };
                    location: {
                        /** Format: iri-reference */
                        "@id": string;
                        /** @constant */
                        "@type": "OrganizationLocation";
                        /** Format: uuid */
                        uuid: string;
                        name: string;
                        street: string;
                        postcode: string;
                        city: string;
                        phone?: string;
                        latitude: number;
                        longitude: number;
                        organization: {
                            /** Format: iri-reference */
                            "@id": string;
                            /** @constant */
                            "@type": "Organization";
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        };
                    };
                    /** Format: iri-reference */
                    recurringCareMoment?: string;
                };
                /** @enum {string} */
                status: "open" | "closed" | "withdrawn";
                publishedForContractTypes: ("freelance" | "temp_work")[];
            };
            careWorker: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "CareWorker";
                /** Format: uuid */
                uuid: string;
                profile: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "CareWorkerProfile";
                    /** Format: uuid */
                    uuid: string;
                    firstName: string;
                    lastName: string;
                    city?: string;
                    expertiseLevel: {
                        /** Format: iri-reference */
                        "@id": string;
                        /** @constant */
                        "@type": "ExpertiseLevel";
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                        rank: number;
                    };
                    about?: string;
                    languages?: ("nl" | "en" | "de" | "fr" | "ar" | "tr" | "ber" | "pap" | "srn" | "pl" | "es" | "pt" | "it" | "uk" | "ru" | "ro" | "bg" | "fa" | "so" | "ti" | "am" | "ku" | "zh" | "hi" | "ur" | "id" | "vi" | "fy" | "sgn")[];
                    openToOtherContractForms?: boolean;
                    /** Format: iri-reference */
                    photo?: string;
                };
                /** Format: date */
                verifiedUntil?: string;
                aggregatedReviewRating?: {
                    rating: number;
                    count: number;
                };
            };
            motivation?: string;
            distanceKm?: number;
            isFavorite?: boolean;
            workedBeforeCount?: number;
            isBusy?: boolean;
            standbyPosition?: number;
            /** Format: date-time */
            resolvedAt?: string;
            /** Format: date-time */
            createdAt: string;
            allowedActions: ("select" | "reject" | "standby" | "no_standby" | "withdraw" | "resolve")[];
            obstacles: {
                select?: string;
                reject?: string;
                standby?: string;
                no_standby?: string;
                withdraw?: string;
                resolve?: string;
            };
        };
        "CareMomentPublicationReaction-read": {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "open" | "assigned" | "not_selected" | "not_selected_withdrawn" | "canceled" | "assignment_canceled" | "rejected" | "withdrawn";
            careMomentPublication: {
                /** Format: uuid */
                uuid: string;
                careMoment: {
                    /** Format: uuid */
                    uuid: string;
                    title: string;
                    description?: string;
                    /** @enum {string} */
                    status: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
                    /** @enum {string} */
                    timeScope: "moment" | "period";
                    /** @enum {string} */
                    contractType?: "freelance" | "temp_work";
                    /** Format: date-time */
                    startDate: string;
                    /** Format: date-time */
                    endDate: string;
                    breakMinutes: number;
                    hoursPerWeek?: number;
                    hourlyRate?: number;
                    bonus: number;
                    expertiseLevel: {
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                        rank: number;
                    };
                    serviceType?: {
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                    };
                    location: {
                        /** Format: uuid */
                        uuid: string;
                        name: string;
                        street: string;
                        postcode: string;
                        city: string;
                        phone?: string;
                        latitude: number;
                        longitude: number;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        };
                    };
                    /** Format: iri-reference */
                    recurringCareMoment?: string;
                };
                /** @enum {string} */
                status: "open" | "closed" | "withdrawn";
                publishedForContractTypes: ("freelance" | "temp_work")[];
            };
            careWorker: {
                /** Format: uuid */
                uuid: string;
                profile: {
                    /** Format: uuid */
                    uuid: string;
                    firstName: string;
                    lastName: string;
                    city?: string;
                    expertiseLevel: {
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                        rank: number;
                    };
                    about?: string;
                    languages?: ("nl" | "en" | "de" | "fr" | "ar" | "tr" | "ber" | "pap" | "srn" | "pl" | "es" | "pt" | "it" | "uk" | "ru" | "ro" | "bg" | "fa" | "so" | "ti" | "am" | "ku" | "zh" | "hi" | "ur" | "id" | "vi" | "fy" | "sgn")[];
                    openToOtherContractForms?: boolean;
                    /** Format: iri-reference */
                    photo?: string;
                };
                /** Format: date */
                verifiedUntil?: string;
                aggregatedReviewRating?: {
                    rating: number;
                    count: number;
                };
            };
            motivation?: string;
            distanceKm?: number;
            isFavorite?: boolean;
            workedBeforeCount?: number;
            isBusy?: boolean;
            standbyPosition?: number;
            /** Format: date-time */
            resolvedAt?: string;
            /** Format: date-time */
            createdAt: string;
            allowedActions: ("select" | "reject" | "standby" | "no_standby" | "withdraw" | "resolve")[];
            obstacles: {
                select?: string;
                reject?: string;
                standby?: string;
                no_standby?: string;
                withdraw?: string;
                resolve?: string;
            };
        };
        "CareMomentPublicationReaction.jsonld-list": {
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "CareMomentPublicationReaction";
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "open" | "assigned" | "not_selected" | "not_selected_withdrawn" | "canceled" | "assignment_canceled" | "rejected" | "withdrawn";
            careMomentPublication: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "CareMomentPublication";
                /** Format: uuid */
                uuid: string;
                careMoment: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "CareMoment";
                    /** Format: uuid */
                    uuid: string;
                    title: string;
                    /** @enum {string} */
                    status: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
                    /** @enum {string} */
                    timeScope: "moment" | "period";
                    /** @enum {string} */
                    contractType?: "freelance" | "temp_work";
                    /** Format: date-time */
                    startDate: string;
                    /** Format: date-time */
                    endDate: string;
                    breakMinutes: number;
                    hoursPerWeek?: number;
                    hourlyRate?: number;
                    bonus: number;
                    expertiseLevel: {
                        /** Format: iri-reference */
                        "@id": string;
                        /** @constant */
                        "@type": "ExpertiseLevel";
                        /** Format: uuid */
                        uuid: string;
                        name: string;
                    };
                    location: {
                        /** Format: iri-reference */
                        "@id": string;
                        /** @constant */
                        "@type": "OrganizationLocation";
                        /** Format: uuid */
                        uuid: string;
                        name: string;
                        city: string;
                        latitude: number;
                        longitude: number;
                        organization: {
                            /** Format: iri-reference */
                            "@id": string;
                            /** @constant */
                            "@type": "Organization";
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        };
                    };
                    /** Format: iri-reference */
                    recurringCareMoment?: string;
                };
                /** @enum {string} */
                status: "open" | "closed" | "withdrawn";
                publishedForContractTypes: ("freelance" | "temp_work")[];
            };
            careWorker: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "CareWorker";
                /** Format: uuid */
                uuid: string;
                profile: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "CareWorkerProfile";
                    /** Format: uuid */
                    uuid: string;
                    firstName: string;
                    lastName: string;
                    city?: string;
                    expertiseLevel: {
                        /** Format: iri-reference */
                        "@id": string;
                        /** @constant */
                        "@type": "ExpertiseLevel";
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                        rank: number;
                    };
                    /** Format: iri-reference */
                    photo?: string;
                };
                /** Format: date */
                verifiedUntil?: string;
                aggregatedReviewRating?: {
                    rating: number;
                    count: number;
                };
            };
            motivation?: string;
            distanceKm?: number;
            isFavorite?: boolean;
            workedBeforeCount?: number;
            isBusy?: boolean;
            standbyPosition?: number;
            /** Format: date-time */
            resolvedAt?: string;
            /** Format: date-time */
            createdAt: string;
            allowedActions: ("select" | "reject" | "standby" | "no_standby" | "withdraw" | "resolve")[];
        };
        "CareMomentPublicationReaction-list": {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "open" | "assigned" | "not_selected" | "not_selected_withdrawn" | "canceled" | "assignment_canceled" | "rejected" | "withdrawn";
            careMomentPublication: {
                /** Format: uuid */
                uuid: string;
                careMoment: {
                    /** Format: uuid */
                    uuid: string;
                    title: string;
                    /** @enum {string} */
                    status: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
                    /** @enum {string} */
                    timeScope: "moment" | "period";
                    /** @enum {string} */
                    contractType?: "freelance" | "temp_work";
                    /** Format: date-time */
                    startDate: string;
                    /** Format: date-time */
                    endDate: string;
                    breakMinutes: number;
                    hoursPerWeek?: number;
                    hourlyRate?: number;
                    bonus: number;
                    expertiseLevel: {
                        /** Format: uuid */
                        uuid: string;
                        name: string;
                    };
                    location: {
                        /** Format: uuid */
                        uuid: string;
                        name: string;
                        city: string;
                        latitude: number;
                        longitude: number;
                        organization: {
                            /** Format: uuid */
                            uuid: string;
                            name: string;
                        };
                    };
                    /** Format: iri-reference */
                    recurringCareMoment?: string;
                };
                /** @enum {string} */
                status: "open" | "closed" | "withdrawn";
                publishedForContractTypes: ("freelance" | "temp_work")[];
            };
            careWorker: {
                /** Format: uuid */
                uuid: string;
                profile: {
                    /** Format: uuid */
                    uuid: string;
                    firstName: string;
                    lastName: string;
                    city?: string;
                    expertiseLevel: {
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                        rank: number;
                    };
                    /** Format: iri-reference */
                    photo?: string;
                };
                /** Format: date */
                verifiedUntil?: string;
                aggregatedReviewRating?: {
                    rating: number;
                    count: number;
                };
            };
            motivation?: string;
            distanceKm?: number;
            isFavorite?: boolean;
            workedBeforeCount?: number;
            isBusy?: boolean;
            standbyPosition?: number;
            /** Format: date-time */
            resolvedAt?: string;
            /** Format: date-time */
            createdAt: string;
            allowedActions: ("select" | "reject" | "standby" | "no_standby" | "withdraw" | "resolve")[];
        };
        "CareMomentPublication.jsonld-read": {
            "@context"?: string;
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "CareMomentPublication";
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "open" | "closed" | "withdrawn";
            careMoment: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "CareMoment";
                /** Format: uuid */
                uuid: string;
                title: string;
                description?: string;
                /** @enum {string} */
                status: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
                /** @enum {string} */
                timeScope: "moment" | "period";
                /** @enum {string} */
                contractType?: "freelance" | "temp_work";
                /** Format: date-time */
                startDate: string;
                /** Format: date-time */
                endDate: string;
                breakMinutes: number;
                hoursPerWeek?: number;
                hourlyRate?: number;
                bonus: number;
                expertiseLevel: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "ExpertiseLevel";
                    /** Format: uuid */
                    uuid: string;
                    key: string;
                    name: string;
                    rank: number;
                };
                serviceType?: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "ServiceType";
                    /** Format: uuid */
                    uuid: string;
                    key: string;
                    name: string;
                };
                location: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "OrganizationLocation";
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                    street: string;
                    postcode: string;
                    city: string;
                    phone?: string;
                    latitude: number;
                    longitude: number;
                    organization: {
                        /** Format: iri-reference */
                        "@id": string;
                        /** @constant */
                        "@type": "Organization";
                        /** Format: uuid */
                        uuid: string;
                        name: string;
                    };
                };
                /** Format: iri-reference */
                recurringCareMoment?: string;
            };
            publishedForContractTypes: ("freelance" | "temp_work")[];
            /** @enum {string} */
            audience: "everyone" | "favorites" | "care_team";
            widening?: {
                /** @enum {string} */
                audience: "everyone" | "favorites" | "care_team";
                at: string;
            }[];
            widened?: {
                /** @enum {string} */
                audience: "everyone" | "favorites" | "care_team";
                at: string;
            }[];
            distanceKm?: number;
            myReaction?: {
                "@id": string;
                uuid: string;
                /** @enum {string} */
                status: "open" | "assigned" | "not_selected" | "not_selected_withdrawn" | "canceled" | "assignment_canceled" | "rejected" | "withdrawn";
            };
            myDecline?: {
                "@id": string;
                uuid: string;
                wholeSeries: boolean;
            };
            lacking?: {
                acts: string[];
                documents: number;
            };
            series?: {
                weekdays: number[];
                everyWeeks: number;
                /** Format: date */
                until: string;
                number: number;
                count: number;
                open: number;
            };
            shifts: {
                startDate: string;
                endDate: string;
                breakMinutes: number;
            }[];
            /** Format: date-time */
            createdAt: string;
            version?: number;
            allowedActions: ("withdraw" | "widening")[];
            obstacles: {
                withdraw?: string;
                widening?: string;
            };
        };
        "CareMomentPublication-read": {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "open" | "closed" | "withdrawn";
            careMoment: {
                /** Format: uuid */
                uuid: string;
                title: string;
                description?: string;
                /** @enum {string} */
                status: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
                /** @enum {string} */
                timeScope: "moment" | "period";
                /** @enum {string} */
                contractType?: "freelance" | "temp_work";
                /** Format: date-time */
                startDate: string;
                /** Format: date-time */
                endDate: string;
                breakMinutes: number;
                hoursPerWeek?: number;
                hourlyRate?: number;
                bonus: number;
                expertiseLevel: {
                    /** Format: uuid */
                    uuid: string;
                    key: string;
                    name: string;
                    rank: number;
                };
                serviceType?: {
                    /** Format: uuid */
                    uuid: string;
                    key: string;
                    name: string;
                };
                location: {
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                    street: string;
                    postcode: string;
                    city: string;
                    phone?: string;
                    latitude: number;
                    longitude: number;
                    organization: {
                        /** Format: uuid */
                        uuid: string;
                        name: string;
                    };
                };
                /** Format: iri-reference */
                recurringCareMoment?: string;
            };
            publishedForContractTypes: ("freelance" | "temp_work")[];
            /** @enum {string} */
            audience: "everyone" | "favorites" | "care_team";
            widening?: {
                /** @enum {string} */
                audience: "everyone" | "favorites" | "care_team";
                at: string;
            }[];
            widened?: {
                /** @enum {string} */
                audience: "everyone" | "favorites" | "care_team";
                at: string;
            }[];
            distanceKm?: number;
            myReaction?: {
                uuid: string;
                /** @enum {string} */
                status: "open" | "assigned" | "not_selected" | "not_selected_withdrawn" | "canceled" | "assignment_canceled" | "rejected" | "withdrawn";
            };
            myDecline?: {
                uuid: string;
                wholeSeries: boolean;
            };
            lacking?: {
                acts: string[];
                documents: number;
            };
            series?: {
                weekdays: number[];
                everyWeeks: number;
                /** Format: date */
                until: string;
                number: number;
                count: number;
                open: number;
            };
            shifts: {
                startDate: string;
                endDate: string;
                breakMinutes: number;
            }[];
            /** Format: date-time */
            createdAt: string;
            version?: number;
            allowedActions: ("withdraw" | "widening")[];
            obstacles: {
                withdraw?: string;
                widening?: string;
            };
        };
        "CareMomentPublication.jsonld-list": {
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "CareMomentPublication";
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "open" | "closed" | "withdrawn";
            careMoment: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "CareMoment";
                /** Format: uuid */
                uuid: string;
                title: string;
                /** @enum {string} */
                status: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
                /** @enum {string} */
                timeScope: "moment" | "period";
                /** @enum {string} */
                contractType?: "freelance" | "temp_work";
                /** Format: date-time */
                startDate: string;
                /** Format: date-time */
                endDate: string;
                breakMinutes: number;
                hoursPerWeek?: number;
                hourlyRate?: number;
                bonus: number;
                expertiseLevel: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "ExpertiseLevel";
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                };
                location: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "OrganizationLocation";
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                    city: string;
                    latitude: number;
                    longitude: number;
                    organization: {
                        /** Format: iri-reference */
                        "@id": string;
                        /** @constant */
                        "@type": "Organization";
                        /** Format: uuid */
                        uuid: string;
                        name: string;
                    };
                };
                /** Format: iri-reference */
                recurringCareMoment?: string;
            };
            publishedForContractTypes: ("freelance" | "temp_work")[];
            /** @enum {string} */
            audience: "everyone" | "favorites" | "care_team";
            widening?: {
                /** @enum {string} */
                audience: "everyone" | "favorites" | "care_team";
                at: string;
            }[];
            widened?: {
                /** @enum {string} */
                audience: "everyone" | "favorites" | "care_team";
                at: string;
            }[];
            distanceKm?: number;
            myReaction?: {
                "@id": string;
                uuid: string;
                /** @enum {string} */
                status: "open" | "assigned" | "not_selected" | "not_selected_withdrawn" | "canceled" | "assignment_canceled" | "rejected" | "withdrawn";
            };
            myDecline?: {
                "@id": string;
                uuid: string;
                wholeSeries: boolean;
            };
            lacking?: {
                acts: string[];
                documents: number;
            };
            series?: {
                weekdays: number[];
                everyWeeks: number;
                /** Format: date */
                until: string;
                number: number;
                count: number;
                open: number;
            };
            /** Format: date-time */
            createdAt: string;
            version?: number;
            allowedActions: ("withdraw" | "widening")[];
        };
        "CareMomentPublication-list": {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            status: "open" | "closed" | "withdrawn";
            careMoment: {
                /** Format: uuid */
                uuid: string;
                title: string;
                /** @enum {string} */
                status: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
                /** @enum {string} */
                timeScope: "moment" | "period";
                /** @enum {string} */
                contractType?: "freelance" | "temp_work";
                /** Format: date-time */
                startDate: string;
                /** Format: date-time */
                endDate: string;
                breakMinutes: number;
                hoursPerWeek?: number;
                hourlyRate?: number;
                bonus: number;
                expertiseLevel: {
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                };
                location: {
                    /** Format: uuid */
                    uuid: string;
                    name: string;
                    city: string;
                    latitude: number;
                    longitude: number;
                    organization: {
                        /** Format: uuid */
                        uuid: string;
                        name: string;
                    };
                };
                /** Format: iri-reference */
                recurringCareMoment?: string;
            };
            publishedForContractTypes: ("freelance" | "temp_work")[];
            /** @enum {string} */
            audience: "everyone" | "favorites" | "care_team";
            widening?: {
                /** @enum {string} */
                audience: "everyone" | "favorites" | "care_team";
                at: string;
            }[];
            widened?: {
                /** @enum {string} */
                audience: "everyone" | "favorites" | "care_team";
                at: string;
            }[];
            distanceKm?: number;
            myReaction?: {
                uuid: string;
                /** @enum {string} */
                status: "open" | "assigned" | "not_selected" | "not_selected_withdrawn" | "canceled" | "assignment_canceled" | "rejected" | "withdrawn";
            };
            myDecline?: {
                uuid: string;
                wholeSeries: boolean;
            };
            lacking?: {
                acts: string[];
                documents: number;
            };
            series?: {
                weekdays: number[];
                everyWeeks: number;
                /** Format: date */
                until: string;
                number: number;
                count: number;
                open: number;
            };
            /** Format: date-time */
            createdAt: string;
            version?: number;
            allowedActions: ("withdraw" | "widening")[];
        };
        "CareMomentInvoice.jsonld-read": {
            "@context"?: string;
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "CareMomentInvoice";
            /** Format: uuid */
            uuid: string;
            number: string;
            period: string;
            /** @enum {string} */
            type: "invoice" | "credit_note";
            /** Format: iri-reference */
            credits?: string;
            creditsNumber?: string;
            careWorker: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "CareWorker";
                /** Format: uuid */
                uuid: string;
                profile: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "CareWorkerProfile";
                    /** Format: uuid */
                    uuid: string;
                    firstName: string;
                    lastName: string;
                    city?: string;
                    expertiseLevel: {
                        /** Format: iri-reference */
                        "@id": string;
                        /** @constant */
                        "@type": "ExpertiseLevel";
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                        rank: number;
                    };
                    about?: string;
                    languages?: ("nl" | "en" | "de" | "fr" | "ar" | "tr" | "ber" | "pap" | "srn" | "pl" | "es" | "pt" | "it" | "uk" | "ru" | "ro" | "bg" | "fa" | "so" | "ti" | "am" | "ku" | "zh" | "hi" | "ur" | "id" | "vi" | "fy" | "sgn")[];
                    openToOtherContractForms?: boolean;
                    /** Format: iri-reference */
                    photo?: string;
                };
            };
            organization: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "Organization";
                /** Format: uuid */
                uuid: string;
                name: string;
                city: string;
            };
            /** @enum {string} */
            vatRegime: "exempt_care" | "standard_21" | "kor";
            parties: {
                supplier: {
                    name: string;
                    street: string;
                    postcode: string;
                    city: string;
                    country: string;
                    kvk: string | null;
                    vatId: string | null;
                    email: string | null;
                    tradeName?: string | null;
                };
                customer: {
                    name: string;
                    street: string;
                    postcode: string;
                    city: string;
                    country: string;
                    kvk: string | null;
                    vatId: string | null;
                    email: string | null;
                };
                iban: string | null;
            };
            /** Format: date */
            issueDate: string;
            /** Format: date */
            dueDate: string;
            total: number;
            vat: number;
            payable: number;
            lines: {
                uuid: string;
                /** @enum {string} */
                kind: "hourly_rate" | "fixed_hourly_rate" | "bonus" | "expense";
                /** Format: iri-reference */
                careMoment: string;
                careMomentInvoice: string | null;
                description: string;
                /** Format: date */
                date: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                amount: number;
            }[];
            /** Format: iri-reference */
            creditedBy?: string;
            payout?: {
                /** @enum {string} */
                state: "open" | "in_run" | "paid_out" | "none" | "to_pay_back" | "paid_back";
                on: string | null;
            };
            /** Format: date */
            paidOn?: string;
            reason?: string;
            /** Format: date-time */
            createdAt: string;
        };
        "CareMomentInvoice-read": {
            /** Format: uuid */
            uuid: string;
            number: string;
            period: string;
            /** @enum {string} */
            type: "invoice" | "credit_note";
            /** Format: iri-reference */
            credits?: string;
            creditsNumber?: string;
            careWorker: {
                /** Format: uuid */
                uuid: string;
                profile: {
                    /** Format: uuid */
                    uuid: string;
                    firstName: string;
                    lastName: string;
                    city?: string;
                    expertiseLevel: {
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                        rank: number;
                    };
                    about?: string;
                    languages?: ("nl" | "en" | "de" | "fr" | "ar" | "tr" | "ber" | "pap" | "srn" | "pl" | "es" | "pt" | "it" | "uk" | "ru" | "ro" | "bg" | "fa" | "so" | "ti" | "am" | "ku" | "zh" | "hi" | "ur" | "id" | "vi" | "fy" | "sgn")[];
                    openToOtherContractForms?: boolean;
                    /** Format: iri-reference */
                    photo?: string;
                };
            };
            organization: {
                /** Format: uuid */
                uuid: string;
                name: string;
                city: string;
            };
            /** @enum {string} */
            vatRegime: "exempt_care" | "standard_21" | "kor";
            parties: {
                supplier: {
                    name: string;
                    street: string;
                    postcode: string;
                    city: string;
                    country: string;
                    kvk: string | null;
                    vatId: string | null;
                    email: string | null;
                    tradeName?: string | null;
                };
                customer: {
                    name: string;
                    street: string;
                    postcode: string;
                    city: string;
                    country: string;
                    kvk: string | null;
                    vatId: string | null;
                    email: string | null;
                };
                iban: string | null;
            };
            /** Format: date */
            issueDate: string;
            /** Format: date */
            dueDate: string;
            total: number;
            vat: number;
            payable: number;
            lines: {
                uuid: string;
                /** @enum {string} */
                kind: "hourly_rate" | "fixed_hourly_rate" | "bonus" | "expense";
                /** Format: iri-reference */
                careMoment: string;
                careMomentInvoice: string | null;
                description: string;
                /** Format: date */
                date: string;
                quantity: number;
                unit: string;
                unitPrice: number;
                amount: number;
            }[];
            /** Format: iri-reference */
            creditedBy?: string;
            payout?: {
                /** @enum {string} */
                state: "open" | "in_run" | "paid_out" | "none" | "to_pay_back" | "paid_back";
                on: string | null;
            };
            /** Format: date */
            paidOn?: string;
            reason?: string;
            /** Format: date-time */
            createdAt: string;
        };
        "CareMomentInvoice.jsonld-list": {
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "CareMomentInvoice";
            /** Format: uuid */
            uuid: string;
            number: string;
            period: string;
            /** @enum {string} */
            type: "invoice" | "credit_note";
            /** Format: iri-reference */
            credits?: string;
            creditsNumber?: string;
            careWorker: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "CareWorker";
                /** Format: uuid */
                uuid: string;
                profile: {
                    /** Format: iri-reference */
                    "@id": string;
                    /** @constant */
                    "@type": "CareWorkerProfile";
                    /** Format: uuid */
                    uuid: string;
                    firstName: string;
                    lastName: string;
                    city?: string;
                    expertiseLevel: {
                        /** Format: iri-reference */
                        "@id": string;
                        /** @constant */
                        "@type": "ExpertiseLevel";
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                        rank: number;
                    };
                    /** Format: iri-reference */
                    photo?: string;
                };
            };
            organization: {
                /** Format: iri-reference */
                "@id": string;
                /** @constant */
                "@type": "Organization";
                /** Format: uuid */
                uuid: string;
                name: string;
                city: string;
            };
            /** @enum {string} */
            vatRegime: "exempt_care" | "standard_21" | "kor";
            /** Format: date */
            issueDate: string;
            /** Format: date */
            dueDate: string;
            total: number;
            vat: number;
            payable: number;
            /** Format: iri-reference */
            creditedBy?: string;
            payout?: {
                /** @enum {string} */
                state: "open" | "in_run" | "paid_out" | "none" | "to_pay_back" | "paid_back";
                on: string | null;
            };
            /** Format: date */
            paidOn?: string;
            reason?: string;
            /** Format: date-time */
            createdAt: string;
        };
        "CareMomentInvoice-list": {
            /** Format: uuid */
            uuid: string;
            number: string;
            period: string;
            /** @enum {string} */
            type: "invoice" | "credit_note";
            /** Format: iri-reference */
            credits?: string;
            creditsNumber?: string;
            careWorker: {
                /** Format: uuid */
                uuid: string;
                profile: {
                    /** Format: uuid */
                    uuid: string;
                    firstName: string;
                    lastName: string;
                    city?: string;
                    expertiseLevel: {
                        /** Format: uuid */
                        uuid: string;
                        key: string;
                        name: string;
                        rank: number;
                    };
                    /** Format: iri-reference */
                    photo?: string;
                };
            };
            organization: {
                /** Format: uuid */
                uuid: string;
                name: string;
                city: string;
            };
            /** @enum {string} */
            vatRegime: "exempt_care" | "standard_21" | "kor";
            /** Format: date */
            issueDate: string;
            /** Format: date */
            dueDate: string;
            total: number;
            vat: number;
            payable: number;
            /** Format: iri-reference */
            creditedBy?: string;
            payout?: {
                /** @enum {string} */
                state: "open" | "in_run" | "paid_out" | "none" | "to_pay_back" | "paid_back";
                on: string | null;
            };
            /** Format: date */
            paidOn?: string;
            reason?: string;
            /** Format: date-time */
            createdAt: string;
        };
        "CareMomentHourlyRateInvoiceLine.jsonld-read": {
            "@context"?: string;
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "CareMomentHourlyRateInvoiceLine";
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            kind: "hourly_rate" | "fixed_hourly_rate" | "bonus" | "expense";
            /** Format: iri-reference */
            careMoment: string;
            /** Format: iri-reference */
            careMomentInvoice?: string;
            description: string;
            /** Format: date */
            date: string;
            quantity: number;
            unit: string;
            unitPrice: number;
            amount: number;
        };
        "CareMomentHourlyRateInvoiceLine-read": {
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            kind: "hourly_rate" | "fixed_hourly_rate" | "bonus" | "expense";
            /** Format: iri-reference */
            careMoment: string;
            /** Format: iri-reference */
            careMomentInvoice?: string;
            description: string;
            /** Format: date */
            date: string;
            quantity: number;
            unit: string;
            unitPrice: number;
            amount: number;
        };
        AccountsLogin: {
            token: string;
            refresh_token?: string;
        };
        PublicationsSelect: {
            reactions: string[];
        };
        "PublicationsSelect.jsonld": {
            "@context"?: string;
            /** Format: iri-reference */
            "@id": string;
            /** @constant */
            "@type": "PublicationsSelect";
            reactions: string[];
        };
        "Accounts-login": {
            username: string;
            password: string;
        };
        "CareMoment-createByOrganization": {
            /** Format: date-time */
            startDate: string;
            /** Format: date-time */
            endDate: string;
            /** @description Left out: 0 */
            breakMinutes?: number;
            title: string;
            description?: string | null;
            contractType?: ("freelance" | "temp_work") | null;
            /** Format: iri-reference */
            expertiseLevel: string;
            serviceType?: string | null;
            acts?: string[];
            client?: string | null;
            /** Format: iri-reference */
            location: string;
            hourlyRate?: number | null;
            /** @description Left out: 0 */
            bonus?: number;
            /** @description Left out: [] */
            publishedForContractTypes?: ("freelance" | "temp_work")[];
            /**
             * @description Left out: "everyone"
             * @enum {string}
             */
            audience?: "everyone" | "favorites" | "care_team";
            /** @description Left out: [] */
            widening?: {
                /** @enum {string} */
                audience: "everyone" | "favorites" | "care_team";
                afterMinutes: number;
            }[];
            /**
             * @description Left out: "moment"
             * @enum {string}
             */
            timeScope?: "moment" | "period";
            managedByOrganizationLocation?: string | null;
            carePeriod?: string | null;
            hoursPerWeek?: number | null;
        };
        "CareMoment-submit": {
            /** Format: date-time */
            startDate: string;
            /** Format: date-time */
            endDate: string;
            /** @description Left out: 0 */
            breakMinutes?: number;
            expenses?: {
                /** @enum {string} */
                kind: "kilometres" | "public_transport" | "other";
                quantity: number;
                amount: number;
                /** @description Left out: "" */
                description?: string;
                file?: string | null;
            }[];
            reason?: string | null;
            version?: number;
        };
        "CareMoment-approve": {
            reason?: string | null;
            version?: number;
        };
        "OrganizationLocation-createLocation": {
            /** Format: iri-reference */
            organization: string;
            name: string;
            street: string;
            postcode: string;
            city: string;
            phone?: string | null;
        };
        "CareMomentPublication-create": {
            /** Format: iri-reference */
            careMoment: string;
            publishedForContractTypes: ("freelance" | "temp_work")[];
            /**
             * @description Left out: "everyone"
             * @enum {string}
             */
            audience?: "everyone" | "favorites" | "care_team";
            /** @description Left out: [] */
            widening?: {
                /** @enum {string} */
                audience: "everyone" | "favorites" | "care_team";
                afterMinutes: number;
            }[];
        };
        "CareMomentPublicationReaction-react": {
            /** Format: iri-reference */
            careMomentPublication: string;
            motivation?: string | null;
            /** @constant */
            agreed: true;
        };
        "CareMomentPublicationReaction-select": {
            reactions: string[];
        };
        "ExpertiseLevel-addExpertiseLevel": {
            name: string;
            /** @description Left out: true */
            isSelectable?: boolean;
            key: string;
            /** @enum {string} */
            track: "care" | "support";
            bigRegistered: boolean;
            rank: number;
        };
        Error: {
            "@context"?: string;
            "@id"?: string;
            "@type"?: string;
            description?: string;
            title: string;
            detail: string;
            status: number;
            type: string;
        };
        ConstraintViolation: {
            "@context"?: string;
            "@id"?: string;
            "@type"?: string;
            description?: string;
            title: string;
            detail: string;
            status: number;
            type: string;
            violations: {
                propertyPath: string;
                message: string;
                code: string;
            }[];
        };
        Unauthorized: {
            code: number;
            message: string;
        };
        View: {
            /** Format: iri-reference */
            "@id": string;
            "@type": string;
            /** Format: iri-reference */
            first?: string;
            /** Format: iri-reference */
            last?: string;
            /** Format: iri-reference */
            previous?: string;
            /** Format: iri-reference */
            next?: string;
        };
        Search: {
            "@type": string;
            template: string;
            variableRepresentation: string;
            mapping: {
                "@type": string;
                variable: string;
                property: string;
                required: boolean;
            }[];
        };
    };
    responses: {
        /** @description The body cannot be read, or the page does not exist */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Error"];
                "application/ld+json": components["schemas"]["Error"];
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not logged in */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unauthorized"];
            };
        };
        /** @description Not allowed */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Error"];
                "application/ld+json": components["schemas"]["Error"];
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Error"];
                "application/ld+json": components["schemas"]["Error"];
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such form of the answer */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Error"];
                "application/ld+json": components["schemas"]["Error"];
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Error"];
                "application/ld+json": components["schemas"]["Error"];
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than a megabyte */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Error"];
                "application/ld+json": components["schemas"]["Error"];
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is of a type that is not read */
        MediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Error"];
                "application/ld+json": components["schemas"]["Error"];
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not valid */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ConstraintViolation"];
                "application/ld+json": components["schemas"]["ConstraintViolation"];
                "application/json": components["schemas"]["ConstraintViolation"];
            };
        };
        /** @description Too many attempts */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Error"];
                "application/ld+json": components["schemas"]["Error"];
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not reachable for a moment */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Error"];
                "application/ld+json": components["schemas"]["Error"];
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The same request under the same key is done once within 24 hours, and answered alike each time */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login_check_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Accounts-login"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsLogin"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_organization_locations_get_collection: {
        parameters: {
            query?: {
                page?: number;
                itemsPerPage?: number;
                pagination?: boolean;
                "organization.uuid"?: string;
                "organization.uuid[]"?: string[];
                city?: string;
                "city[]"?: string[];
                search?: string;
                "order[name]"?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OrganizationLocation collection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": {
                        "@context"?: string;
                        /** Format: iri-reference */
                        "@id": string;
                        "@type": string;
                        totalItems: number;
                        member: components["schemas"]["OrganizationLocation.jsonld-read"][];
                        view?: components["schemas"]["View"];
                        search?: components["schemas"]["Search"];
                    };
                    "application/json": components["schemas"]["OrganizationLocation-read"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_organization_locations_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is done once within 24 hours, and answered alike each time */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["OrganizationLocation-createLocation"];
                "application/json": components["schemas"]["OrganizationLocation-createLocation"];
            };
        };
        responses: {
            /** @description OrganizationLocation resource created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["OrganizationLocation.jsonld-read"];
                    "application/json": components["schemas"]["OrganizationLocation-read"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_expertise_levels_get_collection: {
        parameters: {
            query?: {
                isSelectable?: boolean;
                "order[rank]"?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ExpertiseLevel collection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": {
                        "@context"?: string;
                        /** Format: iri-reference */
                        "@id": string;
                        "@type": string;
                        totalItems: number;
                        member: components["schemas"]["ExpertiseLevel.jsonld-read"][];
                        view?: components["schemas"]["View"];
                        search?: components["schemas"]["Search"];
                    };
                    "application/json": components["schemas"]["ExpertiseLevel-read"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_expertise_levels_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is done once within 24 hours, and answered alike each time */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["ExpertiseLevel-addExpertiseLevel"];
                "application/json": components["schemas"]["ExpertiseLevel-addExpertiseLevel"];
            };
        };
        responses: {
            /** @description ExpertiseLevel resource created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["ExpertiseLevel.jsonld-read"];
                    "application/json": components["schemas"]["ExpertiseLevel-read"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_clients_get_collection: {
        parameters: {
            query?: {
                page?: number;
                itemsPerPage?: number;
                pagination?: boolean;
                uuid?: string;
                "uuid[]"?: string[];
                status?: "new" | "active" | "inactive" | "closed";
                "status[]"?: ("new" | "active" | "inactive" | "closed")[];
                "careRequests.status"?: "new" | "active" | "inactive" | "closed";
                "careRequests.status[]"?: ("new" | "active" | "inactive" | "closed")[];
                "careRequests.serviceType.uuid"?: string;
                "careRequests.serviceType.uuid[]"?: string[];
                clientManager?: string;
                "clientManager[]"?: string[];
                "clientManager.uuid"?: string;
                "clientManager.uuid[]"?: string[];
                "responsibleLocation.uuid"?: string;
                "responsibleLocation.uuid[]"?: string[];
                "responsibleLocation.organization.uuid"?: string;
                "responsibleLocation.organization.uuid[]"?: string[];
                "createdByOrganizationLocation.uuid"?: string;
                "createdByOrganizationLocation.uuid[]"?: string[];
                "contact.address.city"?: string;
                "contact.address.city[]"?: string[];
                search?: string;
                numberOfDays?: number;
                "order[lastName]"?: "asc" | "desc";
                "order[createdAt]"?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Client collection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": {
                        "@context"?: string;
                        /** Format: iri-reference */
                        "@id": string;
                        "@type": string;
                        totalItems: number;
                        member: components["schemas"]["Client.jsonld-list"][];
                        view?: components["schemas"]["View"];
                        search?: components["schemas"]["Search"];
                    };
                    "application/json": components["schemas"]["Client-list"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_moments_by_organization_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is done once within 24 hours, and answered alike each time */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["CareMoment-createByOrganization"];
                "application/json": components["schemas"]["CareMoment-createByOrganization"];
            };
        };
        responses: {
            /** @description CareMoment resource created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CareMoment.jsonld-read"];
                    "application/json": components["schemas"]["CareMoment-read"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_moment_publications_get_collection: {
        parameters: {
            query?: {
                page?: number;
                itemsPerPage?: number;
                pagination?: boolean;
                "careMoment.startDate[before]"?: string;
                "careMoment.startDate[strictly_before]"?: string;
                "careMoment.startDate[after]"?: string;
                "careMoment.startDate[strictly_after]"?: string;
                "careMoment.uuid"?: string;
                "careMoment.uuid[]"?: string[];
                "careMoment.status"?: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
                "careMoment.status[]"?: ("open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected")[];
                "careMoment.expertiseLevel.uuid"?: string;
                "careMoment.expertiseLevel.uuid[]"?: string[];
                "careMoment.location.uuid"?: string;
                "careMoment.location.uuid[]"?: string[];
                "careMoment.location.organization.uuid"?: string;
                "careMoment.location.organization.uuid[]"?: string[];
                "careMoment.timeScope"?: "moment" | "period";
                "careMoment.timeScope[]"?: ("moment" | "period")[];
                "careMoment.carePeriod.uuid"?: string;
                "careMoment.carePeriod.uuid[]"?: string[];
                status?: "open" | "closed" | "withdrawn";
                "status[]"?: ("open" | "closed" | "withdrawn")[];
                "careMoment.recurring"?: boolean;
                careWorkerExpertiseLevelUuid?: string;
                uuid?: string;
                "uuid[]"?: string[];
                "uuid[neq]"?: string;
                careWorkerUuid?: string;
                similarCareMomentPublicationUuid?: string;
                distance?: number;
                publishedForContractTypes?: "freelance" | "temp_work";
                "publishedForContractTypes[]"?: ("freelance" | "temp_work")[];
                withBonus?: boolean;
                declined?: boolean;
                dayPart?: "early" | "day" | "late" | "night";
                "dayPart[]"?: ("early" | "day" | "late" | "night")[];
                "order[careMoment.startDate]"?: "asc" | "desc";
                "order[careMoment.hourlyRate]"?: "asc" | "desc";
                "order[distance]"?: "asc" | "desc";
                "order[lacking]"?: "asc" | "desc";
                "order[createdAt]"?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CareMomentPublication collection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": {
                        "@context"?: string;
                        /** Format: iri-reference */
                        "@id": string;
                        "@type": string;
                        totalItems: number;
                        member: components["schemas"]["CareMomentPublication.jsonld-list"][];
                        view?: components["schemas"]["View"];
                        search?: components["schemas"]["Search"];
                    };
                    "application/json": components["schemas"]["CareMomentPublication-list"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_moment_publications_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is done once within 24 hours, and answered alike each time */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["CareMomentPublication-create"];
                "application/json": components["schemas"]["CareMomentPublication-create"];
            };
        };
        responses: {
            /** @description CareMomentPublication resource created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CareMomentPublication.jsonld-read"];
                    "application/json": components["schemas"]["CareMomentPublication-read"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_moment_publication_reactions_get_collection: {
        parameters: {
            query?: {
                page?: number;
                itemsPerPage?: number;
                pagination?: boolean;
                status?: "open" | "assigned" | "not_selected" | "not_selected_withdrawn" | "canceled" | "assignment_canceled" | "rejected" | "withdrawn";
                "status[]"?: ("open" | "assigned" | "not_selected" | "not_selected_withdrawn" | "canceled" | "assignment_canceled" | "rejected" | "withdrawn")[];
                "careWorker.uuid"?: string;
                "careWorker.uuid[]"?: string[];
                "careMomentPublication.uuid"?: string;
                "careMomentPublication.uuid[]"?: string[];
                "careMomentPublication.careMoment.uuid"?: string;
                "careMomentPublication.careMoment.uuid[]"?: string[];
                "careMomentPublication.careMoment.startDate[before]"?: string;
                "careMomentPublication.careMoment.startDate[strictly_before]"?: string;
                "careMomentPublication.careMoment.startDate[after]"?: string;
                "careMomentPublication.careMoment.startDate[strictly_after]"?: string;
                "careMomentPublication.careMoment.endDate[before]"?: string;
                "careMomentPublication.careMoment.endDate[strictly_before]"?: string;
                "careMomentPublication.careMoment.endDate[after]"?: string;
                "careMomentPublication.careMoment.endDate[strictly_after]"?: string;
                "exists[resolvedAt]"?: boolean;
                replaced?: boolean;
                "order[createdAt]"?: "asc" | "desc";
                "order[careWorker.aggregatedReviewRating.rating]"?: "asc" | "desc";
                "order[careMomentPublication.careMoment.startDate]"?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CareMomentPublicationReaction collection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": {
                        "@context"?: string;
                        /** Format: iri-reference */
                        "@id": string;
                        "@type": string;
                        totalItems: number;
                        member: components["schemas"]["CareMomentPublicationReaction.jsonld-list"][];
                        view?: components["schemas"]["View"];
                        search?: components["schemas"]["Search"];
                    };
                    "application/json": components["schemas"]["CareMomentPublicationReaction-list"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_moment_publication_reactions_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is done once within 24 hours, and answered alike each time */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["CareMomentPublicationReaction-react"];
                "application/json": components["schemas"]["CareMomentPublicationReaction-react"];
            };
        };
        responses: {
            /** @description CareMomentPublicationReaction resource created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CareMomentPublicationReaction.jsonld-read"];
                    "application/json": components["schemas"]["CareMomentPublicationReaction-read"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_moment_publication_reactionsselect_put: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is done once within 24 hours, and answered alike each time */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["CareMomentPublicationReaction-select"];
                "application/json": components["schemas"]["CareMomentPublicationReaction-select"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["PublicationsSelect.jsonld"];
                    "application/json": components["schemas"]["PublicationsSelect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_moments_get_collection: {
        parameters: {
            query?: {
                page?: number;
                itemsPerPage?: number;
                pagination?: boolean;
                "startDate[before]"?: string;
                "startDate[strictly_before]"?: string;
                "startDate[after]"?: string;
                "startDate[strictly_after]"?: string;
                "endDate[before]"?: string;
                "endDate[strictly_before]"?: string;
                "endDate[after]"?: string;
                "endDate[strictly_after]"?: string;
                "order[startDate]"?: "asc" | "desc";
                "order[actualStartDate]"?: "asc" | "desc";
                "order[createdAt]"?: "asc" | "desc";
                "exists[managedByOrganizationLocation]"?: boolean;
                "exists[resolvedForCareWorkerAt]"?: boolean;
                "exists[carePeriod]"?: boolean;
                careWorkerUuid?: string;
                care_worker_available_uuid?: string;
                "orderByMatch[status]"?: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
                "coalesceOrder[startDate]"?: "asc" | "desc";
                "assignee.uuid"?: string;
                "assignee.uuid[]"?: string[];
                status?: "open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected";
                "status[]"?: ("open" | "assignment_expired" | "canceled" | "assigned" | "awaiting_approval" | "approved" | "not_approved" | "proposal_not_worked" | "not_worked" | "withdrawn" | "proposal" | "period_started" | "proposal_rejected")[];
                "client.uuid"?: string;
                "client.uuid[]"?: string[];
                "client.status"?: "new" | "active" | "inactive" | "closed";
                "client.status[]"?: ("new" | "active" | "inactive" | "closed")[];
                "client.careRequests.status"?: "new" | "active" | "inactive" | "closed";
                "client.careRequests.status[]"?: ("new" | "active" | "inactive" | "closed")[];
                "managedByOrganizationLocation.uuid"?: string;
                "managedByOrganizationLocation.uuid[]"?: string[];
                contractType?: "freelance" | "temp_work";
                "contractType[]"?: ("freelance" | "temp_work")[];
                "expertiseLevel.uuid"?: string;
                "expertiseLevel.uuid[]"?: string[];
                "location.uuid"?: string;
                "location.uuid[]"?: string[];
                "location.organization.uuid"?: string;
                "location.organization.uuid[]"?: string[];
                timeScope?: "moment" | "period";
                "timeScope[]"?: ("moment" | "period")[];
                "carePeriod.uuid"?: string;
                "carePeriod.uuid[]"?: string[];
                "recurringCareMoment.uuid"?: string;
                "recurringCareMoment.uuid[]"?: string[];
                publishedForContractTypes?: "freelance" | "temp_work";
                "publishedForContractTypes[]"?: ("freelance" | "temp_work")[];
                awaitsPlanner?: boolean;
                awaitsInvoice?: boolean;
                isHeld?: boolean;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CareMoment collection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": {
                        "@context"?: string;
                        /** Format: iri-reference */
                        "@id": string;
                        "@type": string;
                        totalItems: number;
                        member: components["schemas"]["CareMoment.jsonld-list"][];
                        view?: components["schemas"]["View"];
                        search?: components["schemas"]["Search"];
                    };
                    "application/json": components["schemas"]["CareMoment-list"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_moments_uuid_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CareMoment resource */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CareMoment.jsonld-read"];
                    "application/json": components["schemas"]["CareMoment-read"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_moments_uuidsubmit_put: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is done once within 24 hours, and answered alike each time */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/ld+json": components["schemas"]["CareMoment-submit"];
                "application/json": components["schemas"]["CareMoment-submit"];
            };
        };
        responses: {
            /** @description CareMoment resource */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CareMoment.jsonld-read"];
                    "application/json": components["schemas"]["CareMoment-read"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_moments_uuidapprove_patch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request under the same key is done once within 24 hours, and answered alike each time */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/ld+json": components["schemas"]["CareMoment-approve"];
                "application/merge-patch+json": components["schemas"]["CareMoment-approve"];
                "application/json": components["schemas"]["CareMoment-approve"];
            };
        };
        responses: {
            /** @description CareMoment resource */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CareMoment.jsonld-read"];
                    "application/json": components["schemas"]["CareMoment-read"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_moment_hourly_rate_invoice_lines_uuid_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CareMomentHourlyRateInvoiceLine resource */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CareMomentHourlyRateInvoiceLine.jsonld-read"];
                    "application/json": components["schemas"]["CareMomentHourlyRateInvoiceLine-read"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_workers_care_worker_idinvoices_get_collection: {
        parameters: {
            query?: {
                page?: number;
                itemsPerPage?: number;
                pagination?: boolean;
                period?: string;
                "period[]"?: string[];
                "order[period]"?: "asc" | "desc";
                "order[id]"?: "asc" | "desc";
            };
            header?: never;
            path: {
                care_worker_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CareMomentInvoice collection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": {
                        "@context"?: string;
                        /** Format: iri-reference */
                        "@id": string;
                        "@type": string;
                        totalItems: number;
                        member: components["schemas"]["CareMomentInvoice.jsonld-list"][];
                        view?: components["schemas"]["View"];
                        search?: components["schemas"]["Search"];
                    };
                    "application/json": components["schemas"]["CareMomentInvoice-list"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            503: components["responses"]["Unavailable"];
        };
    };
    api_care_moment_invoices_uuid_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CareMomentInvoice resource */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["CareMomentInvoice.jsonld-read"];
                    "application/json": components["schemas"]["CareMomentInvoice-read"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            503: components["responses"]["Unavailable"];
        };
    };
}
